import { model } from './model';
import { defineEditor } from 'content-editor';

export const editor = defineEditor({
  model,
  title: 'The recipe book',
  groups: { folders: { recipes: 'Recipes', cooks: 'Cooks' }, files: 'The book' },
  look: ':root { --color-action: light-dark(#7a3b12, #ffb68a); }',
});
