import {
  ground,
  glow,
  house,
  line,
  pane,
  roof,
  smoke,
  span,
  stitched,
  trim,
  wall,
} from './drawing-parts';

/** For cards: each at the foot of a box of 400 × 160. */
export const placeDrawings = {
  cabin:
    ground('c70 0 120-16 200-16s130 16 200 16') +
    `<g transform="translate(136 40) scale(1.04)">${house}</g>` +
    line('M20 150v-16m22 13v-16m22 12v-16M12 141l60-9', 'wall', 2.4),
  signpost:
    ground('c60 0 110-14 150-34s90-34 140-24 70 58 110 58') +
    stitched('M14 158C60 148 150 154 182 140s-14-20 4-28 20-6 25-18') +
    wall('M198 92V76l13-11 13 11v16z') +
    roof('m195 78 16-14 16 14-2 2-14-12-14 12z') +
    glow(210.5, 82, 22) +
    pane('M207 78h7v8h-7z') +
    wall('M44 158v-46h4v46zM34 114h30l6 6-6 6H34zM58 130H30l-6 6 6 6h28z'),
  bridge:
    ground('c50 0 60-22 130-22 30 0 20 26 70 26s40-26 80-26c60 0 70 22 120 22') +
    `<g transform="translate(110 66) scale(.9)"><path fill="var(--wall)" d="M0 60h28l-3 34H4zM172 60h28l-4 34h-21z"/>${span('M18 55Q59 27 100 38t82 17', 130, 40)}</g>`,
  'fire-tower':
    ground('c110 0 190-14 260-14s90 14 140 14') +
    line(
      'M301 140l14-78M341 140l-14-78M304 122l32-20M338 122l-32-20M308 100l24-18M334 100l-24-18M311 80l17-14M331 80l-17-14',
      'roof',
      2.4,
    ) +
    wall('M309 44h24v15h-24zM305 59h32v3h-32z') +
    roof('m304 44 17-11 17 11z') +
    glow(321, 52, 30) +
    pane('M316 48h10v8h-10z'),
  switchback:
    ground('c80 0 150-10 210-44s90-40 190 44') +
    stitched('M30 160c40-16 150-2 170-14s-44-16-30-24 62 0 74-10-26-12-16-18 24 2 32-6') +
    wall('M244 88V72l15-9 15 9v16z') +
    roof('m240 74 19-13 19 13-2 3-17-11-17 11z') +
    glow(259, 79, 22) +
    pane('M255 75h8v8h-8z') +
    wall('M90 152v-20h3v20zM86 130h16v9H86zM168 128v-16h3v16zM164 110h14v8h-14z'),
  mill:
    ground('c80 0 100-12 150-12s60 6 90 18 90-6 160-6') +
    smoke(150, 66, 0.8) +
    wall('M104 142V88l34-24 34 24v54zM146 66h8v20h-8z') +
    roof('m98 90 40-29 40 29-4 4-36-26-36 26z') +
    glow(126, 108, 26) +
    pane('M120 102h11v13h-11z') +
    trim('M146 104h10v12h-10z') +
    `<g fill="none" stroke="var(--roof)"><circle cx="196" cy="124" r="25" stroke-width="5"/><path stroke-width="2.6" d="M196 97v54M169 124h54M177 105l38 38M215 105l-38 38"/></g>` +
    stitched('M224 148c40 4 90-4 176 2', 2.2),
  workshop:
    ground('c80 0 120-8 200-8s130 8 200 8') +
    smoke(276, 66) +
    wall('M120 144V96l40-20 0 20 40-20v20l40-20v20h20l4-30h12l4 30v48z') +
    roof('m114 98 46-25v6l-44 24zM160 96l40-23v6l-40 23zM200 96l40-23v6l-40 23zM240 94h46v5h-46z') +
    trim('M132 112h16v14h-16zM212 112h16v14h-16z') +
    glow(180, 119, 28) +
    pane('M172 112h16v14h-16z') +
    roof('M250 118h20v26h-20z'),
  fields:
    ground('c90 0 150-30 230-30s110 26 170 30') +
    line(
      'M20 158c100-8 150-34 220-34M50 164c100-10 150-34 200-32M90 166c80-10 120-28 180-26M150 164c50-6 90-20 140-16',
      'trim',
      2,
    ) +
    wall('M262 122V92l18-16 18 16v30zM302 122v-38q0-9 8-9t8 9v38z') +
    roof('m257 94 23-21 23 21-3 3-20-18-20 18zM301 86q0-13 9-13t9 13z') +
    glow(280, 103, 24) +
    pane('M275 97h10v11h-10z') +
    '<g fill="var(--color-accent)" stroke="var(--roof)" stroke-width="1.6"><circle cx="118" cy="140" r="9"/><circle cx="160" cy="130" r="7"/><circle cx="74" cy="150" r="10"/></g>',
  mailbox:
    ground('c70 0 110-6 170-20s130-16 230 20') +
    stitched('M110 158c30-8 84-4 104-12s40-22 64-26') +
    wall('M262 122V98l22-18 22 18v24z') +
    roof('m256 100 28-23 28 23-3 3-25-20-25 20z') +
    glow(284, 107, 26) +
    pane('M279 101h10v11h-10z') +
    wall('M84 156v-36h7v36z') +
    '<path fill="var(--tin)" d="M62 102a13 13 0 0 1 13-13h34a13 13 0 0 1 13 13v22H62z"/>' +
    trim('M62 102a13 13 0 0 1 26 0v22H62z') +
    '<path fill="var(--color-accent)" d="M107 108V78h16v10h-11v20z"/>',
  schoolhouse:
    ground('c90 0 120-12 190-12s120 12 210 12') +
    wall('M150 142V92l44-26 44 26v50zM186 70V44h16v26z') +
    roof('m143 95 51-31 51 31-3 4-48-29-48 29zM181 46l13-14 13 14z') +
    trim('M190 50h8v9h-8zM164 106h12v16h-12zM212 106h12v16h-12z') +
    glow(194, 118, 30) +
    pane('M187 106h14v22h-14z') +
    line('M262 144v-26M258 118h40v18h-40M298 118v26', 'wall', 2.4),
} as const;
