import { engines } from './tests/engines/support/engines.ts';
import { start } from './tests/support/server-process.ts';
import { findOverflow } from './tests/support/overflow.ts';
import { writeFileSync } from 'node:fs';
const [ff] = engines as [any];
await using server = await start('dist/');
{
await using v = await ff.visit({ textSize: 32 });
for (const path of ['/', '/contact', '/portfolio', '/services/seo', '/news', '/nl/portfolio/services/it-consultancy','/about','/privacy', '/no-such-page','/nl/accessibility']) {
  await v.open(server.url + path);
  for (const w of [320, 390, 800, 1000, 1280]) { await v.resize(w, 800); const f = await v.ask(findOverflow);
    const bar = await v.ask(() => [...document.querySelectorAll('.bar .toggle, .bar .language, .bar .logo, .bar .flag')].map(e => { const r = e.getBoundingClientRect(); return e.className.toString().split(' ')[0] + ':' + Math.round(r.left) + '-' + Math.round(r.right) }).join(' '));
    console.log(path, w, bar, f.slice(0,5)); if (path==='/contact' || path==='/') writeFileSync(`/tmp/engines/big${path.replace('/','-')}-${w}.png`, await v.picture()); }
}}
{ await using v = await ff.visit({ forcedColours: true }); await v.open(server.url + '/portfolio'); await v.resize(1280,800);
console.log(await v.ask(() => [...document.querySelectorAll('.links a')].map(a => getComputedStyle(a).backgroundColor + getComputedStyle(a).color+matchMedia('(forced-colors: active)').matches)));
writeFileSync('/tmp/engines/forced.png', await v.picture()); }
