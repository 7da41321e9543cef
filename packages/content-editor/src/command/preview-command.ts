import { CommandError } from 'command-line/command';
import { freePort } from 'command-line/free-port';
import type { Preview } from '../server/preview/preview';
import type { Project } from './load-config';
import { PreviewProcess } from './preview-process';

/** A preview, and the command that serves it, if the editor runs one. */
type PreviewCommand = Preview & { readonly process: PreviewProcess | undefined };

/**
 * What a project says of its preview, with a free port.
 * @throws {CommandError} if that is not enough to find it
 */
export async function previewOf(project: Project): Promise<PreviewCommand | undefined> {
  const { editor, at } = project;
  if (!editor.preview) return undefined;
  const {
    command,
    address = localAddress,
    content = '.edited/content',
    built = [],
  } = editor.preview;
  if (command === undefined && address.includes(portMark))
    throw new CommandError('The preview needs a command that serves it, or an address.');
  const port = String(await freePort());
  const withPort = (text: string) => text.replaceAll(portMark, port);
  const url = withPort(address);
  if (!URL.canParse(url))
    throw new CommandError(`The preview's address "${address}" is no address.`);
  const { origin } = new URL(url);
  const folder = at(content);
  const process =
    command === undefined
      ? undefined
      : new PreviewProcess({
          command: withPort(command),
          cwd: project.folder,
          content: folder,
          built: built.map(at),
        });
  return { origin, folder, process, ...(process && { rebuild: () => process.rebuild() }) };
}

const portMark = '{port}';
const localAddress = `http://127.0.0.1:${portMark}`;
