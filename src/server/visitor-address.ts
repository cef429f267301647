import ipaddr from 'ipaddr.js';

/** Addresses of proxies (RFC 1918, 4193, 6598, 3927, 4291), which all visitors share. */
const proxyRanges = ['private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal', 'loopback'];

/**
 * What counts as one visitor.
 * @param text an address, which may have a port or a zone
 * @returns an IPv4 address, or the network of an IPv6 address, within which a visitor can take any; undefined
 *   for what is no address, or a proxy's
 */
export function visitorKey(text: string | undefined): string | undefined {
  const address = text?.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2') ?? '';
  if (!ipaddr.isValid(address)) return undefined;
  // An IPv4-mapped address becomes IPv4.
  const parsed = ipaddr.process(address);
  if (proxyRanges.includes(parsed.range())) return undefined;
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
