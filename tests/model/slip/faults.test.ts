import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'

import { generatedLater } from '../chartCoverage/record.ts'
import { pass, readyTab } from './readyTab.ts'
import { createWorld, settled } from './world.ts'
import type { Fault } from './world.ts'

describe('whatever goes wrong', () => {
  const faults: (Fault | null)[] = [
    null,
    'requestLost',
    'replyLost',
    'hangs',
    'hangsAfter',
    'unauthorized',
    'broken',
  ]
  const serverAnswers = [
    { refusal: null, told: 'placed T-1', bets: 1 },
    { refusal: errors.marketLimitReached.code, told: `refused ${errors.marketLimitReached.code}`, bets: 0 },
  ]
  const reloads = [
    ['', null],
    [', reloaded at once', 0],
    [', reloaded after a second', 1],
    [', reloaded after the time-out', 11],
  ] as const

  it.each(reloads)(
    'the member is told what the ledger says, after any faults of sending and of asking%s [SLIP-18]',
    (_, reloadAt) =>
      generatedLater(async () => {
        for (const place of faults) {
          for (const ask of faults) {
            for (const { refusal, told, bets } of serverAnswers) {
              const story = `sending: ${place}, asking: ${ask}, the server: ${told}`
              const world = createWorld()
              world.server.refuseWith(refusal)
              const tab = await readyTab(world)
              tab.failNext('place', ...[place, ask].filter((fault) => fault !== null))
              tab.failNext('ask', ...[ask].filter((fault) => fault !== null))
              tab.submit()
              await settled()
              const tabs = [tab]
              if (reloadAt !== null) {
                await pass(world, reloadAt)
                tab.close()
                tabs.push(world.openTab())
              }
              await pass(world, 40)
              expect(tabs.flatMap((one) => one.told).at(-1), story).toBe(told)
              expect(world.server.ledger, story).toHaveLength(bets)
              expect(new Set(world.server.received.map(({ key, body }) => key + body)).size, story).toBe(1)
              expect(world.storage.openEntries(), story).toEqual([])
            }
          }
        }
      }),
  )
})
