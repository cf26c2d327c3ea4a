/**
 * npm run contract: generates the types of the contract.
 * With --check: fails where they are stale, where a linter or parser finds fault with a document, where a schema does
 * not compile, where an example does not meet its schema, or where a field does not say what a recording keeps of it. Ends
 * in one clear line.
 */
import { writeFileSync } from 'node:fs'

import { exampleProblems, listExamples } from '../checks/contract/examples.ts'
import { lintClient, parseAsync } from '../checks/contract/lint.ts'
import { recordedProblems } from '../checks/contract/recorded.ts'
import { generatedFiles, staleFiles } from '../checks/contract/types.ts'

const stale = await staleFiles()
const count = Object.keys(generatedFiles).length
if (!process.argv.includes('--check')) {
  for (const { file, types } of stale) writeFileSync(file, types)
  console.log(`Contract: ${stale.length} of ${count} files of types written, the rest were fresh.`)
} else {
  const problems = [
    ...stale.map(({ file }) => `${file} is out of date: run npm run contract and commit the result.`),
    ...lintClient(),
    ...(await parseAsync('realtime.yaml')),
    ...(await parseAsync('host-messages.yaml')),
    ...exampleProblems(),
    ...recordedProblems(),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`Contract: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`)
    process.exit(1)
  }
  console.log(
    `Contract: 3 documents in order, ${listExamples().length} examples valid, ${count} files of types fresh.`,
  )
}
