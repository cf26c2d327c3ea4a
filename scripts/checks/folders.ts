/** npx tsx scripts/checks/folders.ts: the folders that hold more files of the product than a reader takes in. It only warns. */
import { readdirSync } from 'node:fs'

import { mostFiles, shelvesAmong } from '../../checks/folders/folders.ts'

const rooms = [
  'build',
  'charts',
  'checks',
  'deploy',
  'domain',
  'embed',
  'machines',
  'recording',
  'sandbox',
  'scripts',
  'src',
]
const paths = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
)
const shelves = shelvesAmong(paths)
for (const { folder, files } of shelves)
  console.warn(`warning: ${folder} holds ${files} files; more than ${mostFiles} want rooms.`)
console.log(shelves.length === 0 ? 'No folder is a shelf.' : `${shelves.length} folders are shelves.`)
