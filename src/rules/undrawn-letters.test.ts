import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  'warns of letters that preview pictures can’t show',
  content,
  `
  pages/404.json
  "title": "Page Not Found" → "title": "Łódź"
    nothing

  pages/contact.json
  "title": "Contact" → "title": "Łódź"
    nothing
  "heading": "Let's Connect" → "heading": "Łódź"
    warning 9:7 sections[0].heading: Preview pictures of shared links can’t show "Ł", which their font lacks. Use Western European letters, or leave it.
  "heading": "Let's Connect" → "heading": "Ćwiczenia"
    nothing

  site.json
  "name": "Example and Company" → "name": "Пример"
    warning 2:3 name: Preview pictures of shared links can’t show "П", which their font lacks. Use Western European letters, or leave it.
  `,
);
