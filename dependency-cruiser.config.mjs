/*
 * `npm run imports`: which way imports run, those of types included. Each folder of `src` may import from those above it in
 * this table, as far as they are named beside it.
 */

/**
 * Each folder or file of `src`, and those that it may import from, besides itself.
 * @type {Record<string, readonly string[]>}
 */
const mayImport = {
  theme: [],
  components: ['theme'],
  // what a field of the content may be; whatever describes content builds on it
  fields: [],
  scenes: ['components', 'theme'],
  sections: ['components', 'scenes', 'theme'],
  // collections, which have sections, and the ids that no anchor may have
  model: ['scenes', 'sections', 'theme/element-ids.ts'],
  // rules and builds ask them for the facts of pages
  'page-types': ['model'],
  templates: ['components', 'model', 'sections', 'theme'],
  layout: ['components', 'model', 'scenes', 'theme'],
  rules: ['model', 'page-types'],
  // what the surroundings of a build say, for everything that runs at build time
  'build/environment': [],
  // what has sections is written from their schemas: build/codegen
  build: [
    'model',
    'page-types',
    'rules',
    'scenes',
    'sections/hero/schema.ts',
    'sections/registry.ts',
    'theme',
  ],
  'build/develop': ['build', 'theme'],
};

/** What every folder of `src` may import from. */
const everywhere = ['fields'];

/** What runs at build time only: elsewhere only its types may be imported, and those of packages for tools and of zod. */
const buildTime = [
  '^src/(?:build|fields|model|page-types|rules)/',
  // the schemas of sections and scenes, which are part of the content model
  '^src/.*/schema\\.ts$',
  '^src/sections/registry\\.ts$',
];

/** The editor of the site, which has its components beside the form. */
const editor = '^packages/content-editor/';

/**
 * The folders and files of the editor, and the folders in two of them: each may import from those before it, and all in
 * `form/ui` from there alone, besides the look.
 */
const editorFloors = [
  ...['facts.ts', 'look.ts', 'editor-messages.ts', 'writing', 'rich-text', 'page', 'store'],
  ...['session', 'form', 'local', 'hosted', 'server', 'site', 'command'],
];
const innerFloors = {
  writing: ['merge', 'print', 'references', 'changes', 'new-entry'],
  session: [
    ...['state', 'problems', 'references', 'write', 'titles', 'pictures', 'keep', 'sync'],
    ...['publish', 'undo', 'preview', 'history'],
  ],
};

const tests = '\\.test\\.tsx?$|/tests/';

/**
 * A pattern of what is in a folder of `src`, or is that file.
 * @param {string} name
 */
const inSource = (name) => `^src/${name}${/\.\w+$/.test(name) ? '$' : '/'}`;

const error = /** @type {const} */ ('error');

const folders = Object.keys(mayImport);

const directions = Object.entries(mayImport).map(([folder, others]) => ({
  name: `imports-of-${folder}`,
  comment: `src/${folder} may import from ${[...others, ...everywhere].join(', ')} only.`,
  severity: error,
  from: {
    path: inSource(folder),
    // a folder within has its own rule
    pathNot: [tests, ...folders.filter((name) => name.startsWith(`${folder}/`)).map(inSource)],
  },
  to: { path: '^src/', pathNot: [folder, ...others, ...everywhere].map(inSource) },
}));

/**
 * A rule for each of some folders: it imports from none of those behind it.
 * @param {readonly string[]} floors
 * @param {string} root the pattern of the folder that has them
 */
const upwards = (floors, root) =>
  floors.slice(0, -1).map((floor, index) => ({
    name: `imports-of-${root.split('src/')[1]}${floor}-of-the-editor`,
    comment: `${floor} may import from nothing behind it in the table.`,
    severity: error,
    from: { path: `${root}${floor}`, pathNot: tests },
    to: { path: floors.slice(index + 1).map((later) => `${root}${later}`) },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Files that need each other in a circle, for types too, can’t be read one after the other.',
      severity: error,
      from: {},
      to: { circular: true },
    },
    ...directions,
    {
      name: 'folder-without-a-rule',
      comment: 'Say above what this folder of src may import from.',
      severity: error,
      from: { path: '^src/.+/', pathNot: [tests, ...folders.map(inSource)] },
      to: {},
    },
    {
      name: 'build-time-only',
      comment: 'This code runs at build time only: import its types with `import type`.',
      severity: error,
      from: { path: '^src/', pathNot: [tests, ...buildTime] },
      to: {
        path: [...buildTime, '^packages/', '^node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tools-of-the-site',
      comment: 'src must not depend on its tools: move what both need into src or a package.',
      severity: error,
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'gates',
      comment:
        'The site knows neither its painter nor its editor, and passes its gate without them; scripts start both.',
      severity: error,
      from: { path: '^(?:plugins/|src/|gatsby-)' },
      to: { path: '^packages/(?:artwork|content-editor)/' },
    },
    {
      name: 'own-content',
      comment: 'Only visits of the live site read the content of editors; others have the fixture.',
      severity: error,
      from: { pathNot: '^tests/live/' },
      to: { path: '^tests/helpers/site/live-pages\\.ts$' },
    },
    {
      name: 'colors-by-their-roles',
      comment: 'The palette is read by the theme alone.',
      severity: error,
      from: { pathNot: ['^src/theme/', tests] },
      to: { path: '^src/theme/palette\\.ts$' },
    },
    {
      name: 'scripts-of-tests',
      comment: 'Helpers of tests may import scripts, which know no tests.',
      severity: error,
      from: { path: '^scripts/', pathNot: tests },
      to: { path: '^tests/' },
    },
    {
      name: 'packages-know-no-site',
      comment: 'Packages and plugins import nothing from the site, their tests included.',
      severity: error,
      from: { path: '^(?:packages|plugins)/', pathNot: editor },
      to: { path: '^(?:__mocks__|scripts|src|tests)/' },
    },
    {
      name: 'what-the-editor-knows-of-the-site',
      comment: 'The rest of the editor knows what `facts.ts` and `look.ts` say, and a model.',
      severity: error,
      from: { path: editor, pathNot: `${editor}src/(?:(?:facts|look)\\.ts$|site/)` },
      to: { path: '^(?:__mocks__|scripts|src|tests)/' },
    },
    ...upwards(editorFloors, `${editor}src/`),
    ...upwards(innerFloors.writing, `${editor}src/writing/`),
    ...upwards(innerFloors.session, `${editor}src/session/`),
    {
      name: 'top-of-the-session',
      comment:
        'The top puts the folders together: they know nothing of it but the type of a session.',
      severity: error,
      from: { path: `${editor}src/session/[^/]+/`, pathNot: tests },
      to: { path: `${editor}src/session/[^/]+$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-parts-of-the-form',
      comment: 'What all of the form share knows nothing of it.',
      severity: error,
      from: { path: `${editor}src/form/ui/`, pathNot: tests },
      to: { path: `${editor}src/`, pathNot: `${editor}src/(?:form/ui/|look\\.ts$)` },
    },
  ],
  options: {
    // of other packages, a rule names only zod
    exclude: '^node_modules/(?!zod/)',
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
