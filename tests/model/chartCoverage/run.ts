/**
 * npm run coverage: says what all tests came to of the charts when they ran last. With `write`: puts down what the browser
 * takes by now (`browser.json`). With `summary`: puts down what all of them come to, for the charts page of a fresh clone.
 */
import { writeFileSync } from 'node:fs'

import { writeReport } from './keep.ts'
import { summaryOf, textOfSummary } from './summary.ts'
import { tableOf } from './table.ts'
import { writeTakenList } from './takenByBrowser.ts'

const [command = 'show'] = process.argv.slice(2)

if (command === 'write') writeTakenList()
else if (command === 'show') console.log(tableOf(writeReport()))
else if (command === 'summary')
  writeFileSync('charts/tested/summary.json', textOfSummary(summaryOf(writeReport())))
else {
  console.error(`No such command: ${command}. There are show, write and summary.`)
  process.exitCode = 1
}
