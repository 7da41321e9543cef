import { parseArgs } from 'node:util';
import { command } from 'command-line/command';
import { editContent } from 'content-editor/edit-content';
import { siteEditor } from 'content-editor/site-editor';

/**
 * `npm run edit`: serves the form of the content until it is stopped or, with `--ends-with-page`, until its
 * last page is closed.
 */
command(async () => {
  const options = { 'ends-with-page': { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ options });
  await editContent({ site: siteEditor, folder: '.', endsWithPage: values['ends-with-page'] });
  return true;
});
