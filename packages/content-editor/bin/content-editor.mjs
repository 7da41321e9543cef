#!/usr/bin/env node
/* The command `content-editor`. Its sources are TypeScript, which Node doesn't read below `node_modules`. */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)('../src/command/start.ts');
