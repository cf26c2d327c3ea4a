import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { failureOf } from '#machines/failure.ts'
import { depth, isDeep, seed } from '#sandbox/testing/depth.ts'
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/server.ts'

import { AbortableRequest } from './abortable.ts'
import { callOf, calls } from './contract.ts'
import { type Expected, expectedOf, notMade, wayOf, ways } from './expected.ts'
import { type Fault, faults } from './faults.ts'
import { openFaultyLine } from './faultyLine.ts'
import { type Operation, operations, Told } from './operations.ts'
import { createWorld, speedUpQueries, type World } from './world.ts'

/** Calls by which money moves: they meet every fault each time. */
const ofMoney = ['bet', 'question']
const moreOfMoney = ['cancelPrebooking', 'cashOut']

const patience = { timeout: 120_000, interval: 5 }

let sandbox: TestSandbox
let wonTicket: string
let combinations = 0
beforeAll(async () => {
  speedUpQueries()
  vi.stubGlobal('Request', AbortableRequest)
  sandbox = await startTestSandbox({ everything: true, validateReplies: false })
  const bob = await sandbox.enter('bob')
  const won = { marketId: 'e3-ah', odds: '1.93', handicap: '-0.25', amount: '100.00' }
  wonTicket = (await (await bob.bet(won)).json()).ticket.ticketNum
  await sandbox.control('POST', 'markets/e3-ah', { settle: { home: 'win' } })
  await sandbox.control('POST', 'markets/e3-1x2', { status: 'paused' })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sandbox.close()
  console.log(`Calls × faults: ${combinations} combinations (${depth})`)
})

/** Which faults a call meets in this run: all in depth and where money moves, else two that the seed chooses. */
function chosenFor(operation: string): readonly Fault[] {
  if (isDeep || ofMoney.includes(wayOf[operation] ?? '') || moreOfMoney.includes(operation)) return faults
  const at = seed + [...calls.keys()].indexOf(operation) * 5
  return faults.filter((_, index) => index === at % faults.length || index === (at + 6) % faults.length)
}

/** What came of a call that was made. */
async function toldOf(made: Promise<unknown>): Promise<string> {
  try {
    const answer = await made
    return answer instanceof Told ? answer.what : 'answer'
  } catch (error) {
    return failureOf(error).kind
  }
}

/** What is seen of a call that meets a fault, and that it is well again once the fault is over. */
interface Seen extends Expected {
  readonly isKept: boolean
  readonly healed: string
}

async function meet(world: World, name: string, operation: Operation, fault: Fault): Promise<Seen> {
  const { line, queryClient, ends } = world
  const { prepare, make, key, bets: isBet } = operation
  const call = callOf(name)
  const prepared = (await prepare?.(world)) ?? ''
  // What is shown before.
  if (key !== undefined) await make(world, prepared)
  const before = key === undefined ? undefined : queryClient.getQueryData(key(world))
  ends.length = 0
  line.forget()
  line.lay(call, fault, isBet ? 1 : undefined)
  const silentBefore = line.silent()
  const made = toldOf(make(world, prepared))
  if (fault === 'reordered') await overtake(world, call)
  if (fault === 'halfOpen') await wait(world, made, silentBefore)
  const told = await made
  const { tries, handled } = line.counts(call)
  line.clear()
  const isKept = await (isBet
    ? isPlacedOnce(world, prepared, told)
    : Promise.resolve(
        key === undefined || told === 'answer' || before === queryClient.getQueryData(key(world)),
      ))
  const healed = isBet ? told : await toldOf(make(world, prepared))
  return { tries, handled, told, session: ends[0] ?? 'goesOn', isKept, healed }
}

/** Waits in vain, each time as long as the client does. */
async function wait({ line, endPatience }: World, made: Promise<unknown>, before: number): Promise<void> {
  let isOver = false
  void made.then(() => (isOver = true))
  let waited = before
  while (!isOver) {
    await vi.waitUntil(() => isOver || line.silent() > waited, patience)
    waited = line.silent()
    endPatience()
  }
}

/** Another call, made later, is there first. */
async function overtake({ line, api }: World, call: string): Promise<void> {
  await vi.waitUntil(() => line.isHolding(), patience)
  await (call === 'GET /games' ? api.wallet() : api.games())
}

/** The books have one bet under a key, if it was told as placed; else none. */
async function isPlacedOnce({ sandbox: { ledger } }: World, key: string, told: string): Promise<boolean> {
  const { bets, prebooks, problems } = await ledger('alice')
  const under = [...bets, ...prebooks].filter((bet) => bet.key === key)
  return problems.length === 0 && under.length === (told === 'placed' ? 1 : 0)
}

describe('every call of the contract', () => {
  it('has its expectation, and is made here or not made at all: a new one fails this [SRV-03]', () => {
    const expected = [...Object.keys(wayOf), ...Object.keys(notMade)]
    expect(expected.toSorted()).toEqual([...calls.keys()].toSorted())
    expect(Object.keys(operations).toSorted()).toEqual(Object.keys(wayOf).toSorted())
    for (const rows of Object.values(ways)) expect(Object.keys(rows).toSorted()).toEqual(faults.toSorted())
  })

  it.concurrent.for(Object.entries(operations))(
    `%s, whatever happens to it on its way, is told as it is (${depth}) [SRV-07] [SRV-08] [SRV-09] [SRV-11] [SLIP-18]`,
    async ([name, operation]) => {
      const line = await openFaultyLine(sandbox.clientUrl)
      try {
        const world = await createWorld(sandbox, line, wonTicket)
        const { good = 'answer' } = operation
        for (const fault of chosenFor(name)) {
          const expected = expectedOf(name, fault)
          const told = expected.told === 'answer' ? good : expected.told
          const seen = await meet(world, name, operation, fault)
          expect({ fault, ...seen }).toEqual({ fault, ...expected, told, isKept: true, healed: good })
          combinations += 1
        }
        world.queryClient.clear()
      } finally {
        await line.close()
      }
    },
  )
})
