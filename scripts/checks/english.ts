/**
 * npm run english: how often phrases that no native writer uses stand in code and documents; with `write`, puts down
 * that they may not stand more often from now on. With --check: fails where new text has one.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { type Allowed, checkEnglish, placesOf, type TextFile } from '../../checks/english/check.ts'
import { phrases } from '../../checks/english/phrases.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listFile = fileURLToPath(new URL('../../checks/english/remaining.json', import.meta.url))
const allowed = JSON.parse(readFileSync(listFile, 'utf8')) as Allowed
const files = textFiles()

if (process.argv.includes('write')) {
  const counts = [...placesOf(phrases, files)].map(([name, places]) => [name, places.length])
  writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`)
  console.log('Written: checks/english/remaining.json')
} else {
  const problems = process.argv.includes('--check') ? checkEnglish(phrases, files, allowed) : []
  for (const problem of problems) console.error(problem)
  const places = placesOf(phrases, files)
  if (!process.argv.includes('--check'))
    for (const [name, found] of places) console.log(`${String(found.length).padStart(4)}  ${name}`)
  const left = [...places.values()].reduce((sum, found) => sum + found.length, 0)
  console.log(`${left} phrases of ${phrases.length} kinds are left to be rewritten.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

/** Code and documents; not the list itself, and nothing that is generated. */
function textFiles(): TextFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|md)$/.test(path))
    .filter((path) => !/\.gen\.|^checks\/english\/|\/chart\/table\.md$/.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(`${root}${path}`, 'utf8') }]
      } catch {
        // Deleted, and not yet committed.
        return []
      }
    })
}
