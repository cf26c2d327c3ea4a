/**
 * npm run contract: generates the types of the contract.
 * With --check: fails where they are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { generateTypes, generatedFiles } from './contract/types.ts'

const check = process.argv.includes('--check')
const stale: string[] = []
for (const [file, document] of Object.entries(generatedFiles)) {
  const types = await generateTypes(document)
  if (readOrEmpty(file) === types) continue
  if (check) stale.push(file)
  else writeFileSync(file, types)
}
if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run contract and commit the result.`)
  process.exit(1)
}
console.log(`Contract ${check ? 'checked' : 'generated'}: ${Object.keys(generatedFiles).length} files of types.`)

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
