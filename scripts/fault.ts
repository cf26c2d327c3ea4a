// npm run fault -- CODE: where a fault happened that a member was shown, by the maps that the build has kept.
import { fileURLToPath } from 'node:url'

import { findFault } from '../build/findFault.ts'

const folder = fileURLToPath(new URL('../dist-maps', import.meta.url))
const [code = ''] = process.argv.slice(2)
const places = findFault(code, folder)
for (const { version, script, source } of places)
  console.log(
    source === null
      ? `${version}  ${script} could not be loaded`
      : `${version}  ${source.file}:${source.line}:${source.column}  (${script})`,
  )
if (places.length === 0) {
  console.log(
    `No version in dist-maps/ has a place with the code ${code}: build the member's version, or copy its maps there.`,
  )
  process.exitCode = 1
} else if (places.length > 1)
  console.log(`${places.length} places have that code: what the member did tells which it was.`)
else console.log('One place has that code.')
