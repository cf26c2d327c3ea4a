/**
 * npm run coverage: says what all tests came to of the charts when they ran last. With `write`: puts down what the browser
 * takes by now (`browser.json`).
 */
import { writeReport } from './keep.ts'
import { tableOf } from './table.ts'
import { writeTakenList } from './takenByBrowser.ts'

const [command = 'show'] = process.argv.slice(2)

if (command === 'write') writeTakenList()
else if (command === 'show') console.log(tableOf(writeReport()))
else {
  console.error(`No such command: ${command}. There are show and write.`)
  process.exitCode = 1
}
