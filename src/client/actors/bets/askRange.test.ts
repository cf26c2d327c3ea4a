import { describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'

import type { Exclusion } from '#domain/session/care.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { RangeAnswer } from '#machines/betSlip/types.ts'
import type { CareSettings } from '#machines/session/settings.ts'
import type { CareFigures } from '#src/api/member/care.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { buildSettings, yuan } from '#src/testing/builders.ts'

import { askRangeActor } from './askRange.ts'

const now = 1_000
const timeOut: Exclusion = { reason: 'timeOut', until: 2_000 }
const off = null
const setting = (exclusion: Exclusion | null): CareSettings => ({
  since: 0,
  reminderMinutes: 60,
  canTurnOff: true,
  limitsUrl: null,
  timeOutUrl: null,
  selfExclusionUrl: null,
  exclusion,
})

const known: RangeAnswer = { kind: 'known', ranges: {}, price: null }
const unavailable = (code: number): RangeAnswer => ({ kind: 'unavailable', code })
const barred = unavailable(errors.memberCannotBet.code)

/** Asks for a range, and says how often the server was asked for what. */
async function ask(
  care: CareSettings | null,
  server: { exclusion: Exclusion | null | Error; range: RangeAnswer },
) {
  const betRange = vi.fn<() => Promise<RangeAnswer>>(() => Promise.resolve(server.range))
  const get = vi.fn<() => Promise<CareFigures>>(() =>
    server.exclusion instanceof Error
      ? Promise.reject(server.exclusion)
      : Promise.resolve({ staked: yuan(0), returns: yuan(0), exclusion: server.exclusion }),
  )
  const api = { betRange, caller: { get }, serverNow: () => now }
  const services = {
    queryClient: createQueryClient(),
    session: { settings: () => buildSettings({ care }) },
    api,
  }
  const logic = askRangeActor(services as unknown as Parameters<typeof askRangeActor>[0])
  const answer = await toPromise(createActor(logic, { input: { kind: 'single', legs: [] } as never }).start())
  return { answer, ranges: betRange.mock.calls.length, cares: get.mock.calls.length }
}

describe('what may be staked', () => {
  it.each<[string, CareSettings | null, Exclusion | null | Error, RangeAnswer, object]>([
    [
      'is asked alone of a member who is not excluded',
      setting(null),
      null,
      known,
      { answer: known, ranges: 1, cares: 0 },
    ],
    [
      'is asked alone where the partner has it switched off',
      off,
      timeOut,
      known,
      { answer: known, ranges: 1, cares: 0 },
    ],
    [
      'is nothing of a member who is excluded, whatever the server says of ranges',
      setting(timeOut),
      timeOut,
      known,
      { answer: barred, ranges: 0, cares: 1 },
    ],
    [
      'is nothing where it cannot be learnt whether that is over',
      setting(timeOut),
      new Error('offline'),
      known,
      { answer: barred, ranges: 0, cares: 1 },
    ],
    [
      'is asked once it is over by the server’s word',
      setting(timeOut),
      null,
      known,
      { answer: known, ranges: 1, cares: 1 },
    ],
    [
      'is asked once its end has passed',
      setting({ reason: 'timeOut', until: now }),
      null,
      known,
      { answer: known, ranges: 1, cares: 0 },
    ],
    [
      'is refused together with why, where the server bars the member',
      setting(null),
      timeOut,
      unavailable(errors.memberCannotBet.code),
      { answer: barred, ranges: 1, cares: 1 },
    ],
    [
      'is refused as the server says it, where the member is barred by something else',
      setting(null),
      null,
      unavailable(errors.accountFrozen.code),
      { answer: unavailable(errors.accountFrozen.code), ranges: 1, cares: 1 },
    ],
  ])('%s [CARE-03]', async (_, care, exclusion, range, expected) => {
    expect(await ask(care, { exclusion, range })).toEqual(expected)
  })
})
