/** The parts of a request that tell where the visitor comes from. */
export interface Arrival {
  /** The address that is asked for. */
  url: string;
  header(name: string): string | undefined;
}

/**
 * The page of this site that a link was followed on. Hosts are compared and not origins: behind a proxy
 * that ends TLS the request looks like plain HTTP.
 * @returns its path; nothing when the referrer is missing, broken or another site
 */
export function internalReferrer({ url, header }: Arrival): string | undefined {
  const text = header('referer');
  const referrer = text ? URL.parse(text) : null;
  return referrer && referrer.host === new URL(url).host ? referrer.pathname : undefined;
}

/**
 * Tells whether the visitor comes from outside: typed, bookmarked or linked from elsewhere.
 * Browsers say so themselves (`Sec-Fetch-Site`); where they don't, the referrer does.
 */
export function isEntry(arrival: Arrival): boolean {
  const site = arrival.header('sec-fetch-site');
  return site ? site !== 'same-origin' : internalReferrer(arrival) === undefined;
}

/** Tells whether the visitor goes to the page, and it is not fetched in case they might. */
export function isNavigation({ header }: Arrival): boolean {
  return (
    (header('sec-fetch-mode') ?? 'navigate') === 'navigate' && !header('sec-purpose') && !header('purpose')
  );
}
