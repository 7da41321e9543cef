import { fillIn } from './fill-in';

it.each([
  ['About {service}:', { service: 'AI Audits' }, 'About AI Audits:'],
  ['{label} is new. {label}!', { label: 'GitHub' }, 'GitHub is new. GitHub!'],
  ['For {service}', { service: "$& and $'" }, "For $& and $'"],
  ['{other} stays', { label: 'GitHub' }, '{other} stays'],
])('fills in "%s"', (words, values, filled) => {
  expect(fillIn(words, values)).toBe(filled);
});
