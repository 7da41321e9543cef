import type { FaultParams, FormatFault } from 'content-check/format-fault';
import { gotText } from './fault-kinds';

/*
 * In the editor people choose a picture and never see its path, so two messages are enough for whatever
 * is wrong with that. What is chosen from a computer gets a name that every system has room for.
 */
const editorMessage = () => 'The site can’t find this picture. Choose one anew.';

const editorMessageForName = () =>
  'The site can’t show a picture with this name. Choose it from your computer: then it gets another one.';

const pictureElsewhere = {
  code: 'picture-elsewhere',
  message: (params: FaultParams) =>
    `Pictures belong in content/images ${gotText(params)}. Use "../images/" and the name of the picture.`,
  editorMessage,
};

/** Faults of the path from a file to a picture, in order. */
export const pictureFaults: readonly FormatFault[] = [
  { ...pictureElsewhere, pattern: /^(\/|[a-z]+:)/i },
  {
    pattern: /\\/,
    code: 'picture-backslash',
    message: (params) => `A path can’t contain "\\" ${gotText(params)}. Use "/".`,
    editorMessage: editorMessageForName,
  },
  { ...pictureElsewhere, pattern: /^[^.]/ },
  {
    // they would end the path in an address
    pattern: /[#?]/,
    code: 'picture-character',
    message: (params) =>
      `The path of a picture can’t contain "${params.found}" ${gotText(params)}. Rename the picture without it, here and in its folder.`,
    editorMessage: editorMessageForName,
  },
  {
    pattern:
      /\.(?!(?:avif|jpe?g|png|webp)$)(?:[aA][vV][iI][fF]|[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/,
    code: 'picture-ending-uppercase',
    message: (params) =>
      `The extension of a picture is lowercase ${gotText(params)}. Rename the picture to end in "${params.found.toLowerCase()}", here and in its folder.`,
    editorMessage,
  },
  {
    pattern: /\.(?!(?:avif|jpe?g|png|webp)$)\w+$/,
    code: 'picture-ending-unknown',
    message: (params) =>
      `The site can’t show "${params.found}" pictures ${gotText(params)}. Save it as .webp, .jpg, .png or .avif.`,
    editorMessage,
  },
  {
    pattern: /\/[^./]+$/,
    code: 'picture-without-ending',
    message: (params) =>
      `The file name has no extension ${gotText(params)}. Add one: .webp, .jpg, .png or .avif.`,
    editorMessage,
  },
];
