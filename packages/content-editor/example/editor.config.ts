import { model } from './model';
import { defineEditor } from 'content-editor';

export default defineEditor({
  model,
  title: 'The recipe book',
  look: ':root { --color-action: light-dark(#7a3b12, #ffb68a); }',
  preview: { command: 'node --import tsx site.ts {port}' },
});
