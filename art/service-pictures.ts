/** One shape or line: its paint (`s-` fills, `l-` draws a line), its outline, and for a line the width and dashes. */
export type Layer = readonly [paint: string, outline: string, width?: number, dashes?: string];

const all = 'M0 0h400v260H0z';

/** Each picture from back to front, on 400 by 260. */
export const servicePictures = {
  /** A façade on its way from outline to finished house. */
  'website-design': [
    ['s-sky', all],
    [
      'l-paper',
      'M0 40h400M0 80h400M0 120h400M0 160h400M40 0v200m40 0V0m40 0v200m40 0V0m40 0v200m40 0V0m40 0v200m40 0V0m40 0v200',
      2,
    ],
    [
      'l-steel',
      'M40 200V80h20V60h20V40h20v20h20v20h20v120M64 104h18v30H64zM98 104h18v30H98zM64 200v-52h18v52',
      2,
    ],
    ['s-far', 'M140 200V80l60-50 60 50v120'],
    ['s-light', 'M260 200V80q0-40 50-40t50 40v120h40v8H0v-8'],
    ['s-paper', 'M160 104h18v30h-18zM222 104h18v30h-18'],
    ['s-steel', 'M284 104h18v30h-18zM318 104h18v30h-18zM284 148h18v52h-18zM191 148h18v52h-18'],
    ['s-water', 'M0 208h400v52H0'],
  ],
  /** The crane lowers the last block of a page. */
  'web-development': [
    ['s-low', all],
    ['s-glow', 'M70 208a150 150 0 0 1 300 0'],
    ['s-steel', 'M60 208V40h14v168zM20 50h330v10H20zM20 60h34v26H20'],
    ['l-steel', 'M67 16 26 50M67 16l263 34M67 16v24M268 60v40l-34 24h68l-34-24', 2],
    ['s-far', 'M130 96h90v26h-90zM130 126h90v38h-90'],
    ['s-water', 'M130 168h180v40H130'],
    ['s-light', 'M224 124h86v30h-86zM0 208h400v8H0'],
    ['s-deep', 'M0 216h400v44H0'],
  ],
  /** A telephone is the pylon of the bridge. */
  'mobile-app-development': [
    ['s-sky', all],
    ['l-steel', 'M150 36 400 200M150 62l206 138M150 88l166 112M150 114l126 86M150 140l86 60M70 36 0 130', 2],
    ['s-light', 'M0 214h400v8H0'],
    ['s-water', 'M0 222h400v38H0'],
    ['s-steel', 'M0 192h400v10H0zM64 34q0-14 14-14h64q14 0 14 14v202H64'],
    ['s-low', 'M74 36h72v156H74'],
    ['s-light', 'M84 150a26 26 0 0 1 52 0'],
    ['s-water', 'M74 150h72v42H74'],
  ],
  /** The beam of the lighthouse finds the boat. */
  seo: [
    ['s-deep', all],
    ['s-water', 'M96 60 400-20v160'],
    ['s-light', 'M96 60 400 104v102H0v-6h274'],
    ['s-water', 'M0 206h400v54H0'],
    ['s-paper', 'M62 206 74 84h44l12 122zM70 44h52l-26-20zM306 194h64l-12 20h-40zM340 188v-48l26 48'],
    ['s-light', 'M72 106h48l3 28H69zM66 162h60l3 28H63zM80 48h32v28H80'],
    ['s-far', 'M66 76h60v8H66zM0 206q90-30 190 0'],
  ],
  /** The pilot's route on the chart. */
  'it-consultancy': [
    ['s-paper', all],
    ['s-low', 'M0 0h190q-20 70-80 76T0 150zM400 260H190q20-60 90-66T400 100'],
    ['l-far', 'M220 0q-20 90-96 106T0 186M160 260q20-90 104-96t136-104', 2],
    ['l-light', 'M34 236 96 176l174-56 82-80', 5, '12'],
    ['s-light', 'M338 40a14 14 0 1 1 0 1'],
    [
      's-steel',
      'M20 250l6-26 20 20zM320 172l10 30 30 10-30 10-10 30-10-30-30-10 30-10zM88 168h16v16h-16zM262 112h16v16h-16',
    ],
  ],
  /** Containers at night, each with its lights on. */
  'web-hosting': [
    ['s-water', all],
    ['s-far', 'M60 142h136v58H60zM132 22h136v58H132zM204 82h136v58H204'],
    ['s-paper', 'M60 82h136v58H60zM204 142h136v58H204'],
    ['l-steel', 'M60 184h280M60 124h280M132 64h136', 3],
    ['l-light', 'M72 100h64M216 160h36M144 40h50M72 160h50M216 100h36', 10, '8 6'],
    ['s-light', 'M0 200h400v8H0'],
    ['s-deep', 'M0 208h400v52H0'],
  ],
} as const satisfies Record<string, readonly Layer[]>;
