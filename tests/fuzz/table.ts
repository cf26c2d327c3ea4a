/** Every parser of the client that reads what comes from outside. A test holds it to the code: none is forgotten. */
import type { Parser } from './parser.ts'
import { calls } from './tables/calls.ts'
import { channels } from './tables/channels.ts'
import { files } from './tables/files.ts'
import { kept } from './tables/kept.ts'
import { page } from './tables/page.ts'

export const parsers: readonly Parser[] = [...channels, ...calls, ...page, ...kept, ...files]
