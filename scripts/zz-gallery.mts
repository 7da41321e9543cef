// usage: gallery BASE OUT [widths] ; sheets of every page, scrolled
import { chromium } from '/work/main/node_modules/playwright/index.mjs';
import sharp from '/work/main/node_modules/sharp/lib/index.js';
const [base, out, only = ''] = process.argv.slice(2);
const sizes = [[360, 740], [390, 844], [740, 360], [768, 1024], [1280, 800], [1920, 1080], [2560, 1300]].filter(([w]) => !only || only.split(',').includes(String(w)));
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
async function sheet(name: string, shots: Buffer[], w: number, h: number, perRow: number, tw: number) {
  const th = Math.round((h * tw) / w), rows = Math.ceil(shots.length / perRow);
  const tiles = await Promise.all(shots.map(async (s, i) => ({ input: await sharp(s).resize(tw, th).png().toBuffer(), left: (i % perRow) * (tw + 6), top: Math.floor(i / perRow) * (th + 6) })));
  await sharp({ create: { width: Math.min(shots.length, perRow) * (tw + 6), height: rows * (th + 6), channels: 3, background: '#888' } }).composite(tiles).png({ palette: true, quality: 90 }).toFile(`${out}/${name}.png`);
}
for (const [w, h] of sizes) for (const scheme of ['light', 'dark'] as const) {
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: scheme, deviceScaleFactor: w < 700 ? 1.5 : 1, hasTouch: w < 700 });
  for (const route of ['/', '/services', '/about', '/contact', '/nowhere']) {
    await p.goto(base + route);
    await p.evaluate(() => window.dispatchEvent(new Event('wheel')));
    await p.evaluate(() => document.fonts.load('16px "Besley"').catch(() => {})); await p.waitForLoadState('networkidle'); await p.waitForTimeout(500);
    const total = await p.evaluate(() => document.documentElement.scrollHeight);
    const shots: Buffer[] = [];
    for (let y = 0; y < total - 20; y += Math.round(h * 0.88)) {
      await p.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y); await p.waitForTimeout(250);
      shots.push(await p.screenshot());
      if (y + h >= total) break;
    }
    console.log(w, scheme, route, total);
    const [per, tw] = w < 700 ? [6, 330] : w === 740 ? [3, 600] : w === 768 ? [4, 460] : [2, 940];
    await sheet(`${w}-${scheme}-${route === '/' ? 'home' : route.slice(1)}`, shots, w, h, per, tw);
  }
  if (w === 390 || w === 1280) {
    const states: Buffer[] = [];
    await p.goto(base + '/contact'); await p.evaluate(() => window.dispatchEvent(new Event('wheel')));
    await p.locator('#___gatsby[data-hydrated]').waitFor({ state: 'attached' });
    await p.locator('form input').first().scrollIntoViewIfNeeded(); await p.locator('form input').first().focus(); await p.waitForTimeout(500); states.push(await p.screenshot());
    await p.locator('form button[type=submit]').click(); await p.waitForTimeout(800); states.push(await p.screenshot());
    for (const i of await p.locator('form input:visible, form textarea').all()) { const t = await i.getAttribute('type'); await i.fill(t === 'email' ? 'ann@ridgeline.example' : 'We are a small foundry and would like to talk about spotting flaws in castings.'.slice(0, t ? 40 : 200)).catch(() => {}); }
    await p.waitForTimeout(400); states.push(await p.screenshot());
    await p.locator('form button[type=submit]').click(); await p.waitForTimeout(1200); states.push(await p.screenshot());
    if (w === 390) { await p.goto(base + '/'); await p.evaluate(() => window.dispatchEvent(new Event('wheel'))); await p.waitForTimeout(900); await p.locator('header button').first().click(); await p.waitForTimeout(600); states.push(await p.screenshot()); }
    await sheet(`${w}-${scheme}-states`, states, w, h, w < 700 ? 5 : 2, w < 700 ? 380 : 940);
  }
  await p.close();
}
await b.close();
