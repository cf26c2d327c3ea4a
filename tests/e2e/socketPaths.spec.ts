import { expect, test } from '../harness/fixtures.ts'
import { coverageOf, printCoverage } from '../harness/walks/paths.ts'
import { socketChart, socketPaths, socketStates } from '../harness/walks/socket/model.ts'
import { socketLooks, walkSocket } from '../harness/walks/socket/walker.ts'
import { named } from '../harness/walks/walk.ts'

/** What no path can take in a browser, and why. */
const notTaken: Readonly<Record<string, string>> = {
  'open.established.live --silence.noticed#0--> socket.open.established.silent':
    'a page that is not asleep has a timer that tells first',
  'open.established.silent --ping.answered#0--> socket.open.established.live':
    'a server that was kept back has heartbeats to say before its answer',
  'waitingToReconnect --connection.cameBack#0--> socket.open':
    'browsers say so only after they said that the network was gone, and then the channel is offline',
  'waitingToReconnect --page.woke#0--> socket.open': 'a page that slept has waited long enough when it wakes',
  'offline --page.returned#0--> socket.open':
    'the network is not there, so that what follows is that of a line that is cut',
}

/** What is seen by what is within it. */
const notSeen = ['open', 'open.established']

const paths = socketPaths()

test.describe("paths of a channel's machine, walked in the browser [CHART-04] [LIVE-04] [LIVE-05]", () => {
  for (const [at, path] of paths.entries())
    test(`${at + 1}: ${named(path, (name) => name !== 'begin')}`, async ({ page, sandbox }) => {
      await walkSocket({ page, sandbox }, path)
    })
})

test('the paths take every transition of a channel that a browser can, and see every state [CHART-04] [LIVE-04]', () => {
  const coverage = coverageOf(socketChart, paths)
  printCoverage('a channel', coverage, notTaken)
  expect(coverage.transitions.left).toEqual(Object.keys(notTaken))
  expect(coverage.states.left).toEqual([])
  expect(coverage.states.walked.filter((state) => !socketLooks.has(state))).toEqual(notSeen)
  expect([...socketLooks]).toEqual(socketStates)
})
