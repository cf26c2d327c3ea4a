import { expect } from '../../harness/fixtures.ts'
import type { Fault } from '../../harness/sandbox.ts'
import {
  blocked,
  calm,
  callsFail,
  cut,
  expired,
  forbidden,
  late,
  notAnswered,
  refused,
  type Told,
} from './told.ts'
import type { Call, World } from './world.ts'

/** Something that breaks, and what members are told of it. */
export interface Break {
  readonly told: Told
  /** Before the page is opened. */
  readonly open?: (world: World) => Promise<unknown>
  /** As the member is about to act. */
  readonly begin?: (world: World, call: Call) => Promise<unknown>
  /** All is well again. */
  readonly end?: (world: World) => Promise<unknown>
  /** It cuts lines: it needs a page that is there, and the member knows of it before they act. */
  readonly isOfLines?: boolean
  readonly isFramed?: boolean
  /** One fresh token for all the channels that were cut at once. */
  readonly refreshesOnce?: boolean
}

/** Every call fails until the faults are cleared. */
const always = 10_000

function calls(told: Told, fault: Omit<Fault, 'method' | 'path'>): Break {
  return {
    told,
    begin: ({ sandbox }, call) => sandbox.fault({ ...call, times: always, ...fault }),
    end: ({ sandbox }) => sandbox.clearFaults(),
  }
}

function status(told: Told, code: number): Break {
  return calls(told, { kind: 'status', status: code })
}

/** Milliseconds that a new line takes to come: it is let come at the end, so that what is said meanwhile can be read. */
const slowly = 600_000

function lines(told: Told, change: Parameters<World['sandbox']['sockets']>[0]): Break {
  return {
    told,
    isOfLines: true,
    begin: async ({ sandbox }) => {
      await sandbox.sockets({ action: 'delay', delay: slowly })
      await sandbox.sockets(change)
    },
    end: async ({ sandbox }) => {
      await sandbox.sockets({ action: 'delay', delay: 0 })
      await sandbox.sockets({ action: 'unmute' })
    },
  }
}

const anHour = 3_600_000

export const breaks = {
  'status 400': status(refused, 400),
  'status 401': status(expired, 401),
  'status 403': status(forbidden, 403),
  'status 404': status(refused, 404),
  'status 408': status(notAnswered, 408),
  'status 500': status(notAnswered, 500),
  'status 502': status(notAnswered, 502),
  'status 503': status(notAnswered, 503),
  'a delay of 3 s': calls(calm, { kind: 'delay', delay: 3_000 }),
  'no answer': calls(late, { kind: 'hang' }),
  'a dropped request': calls(callsFail, { kind: 'dropRequest' }),
  'a dropped reply': calls(callsFail, { kind: 'dropReply' }),
  'a malformed reply': calls(notAnswered, { kind: 'malformed' }),
  'sockets closed 1000': lines(cut, { action: 'close', code: 1000 }),
  'sockets cut, 1006': { ...lines(cut, { action: 'drop' }), refreshesOnce: true },
  'sockets closed 4401': lines(expired, { action: 'close', code: 4401 }),
  'sockets muted': lines(cut, { action: 'mute' }),
  'a killed server': {
    told: cut,
    isOfLines: true,
    begin: ({ sandbox }) => sandbox.kill(),
    end: async ({ sandbox }) => {
      await sandbox.run()
      // What the partner has switched on is not written down.
      await sandbox.features({ isPrebookingEnabled: true })
    },
  },
  'no network': {
    told: cut,
    isOfLines: true,
    begin: async ({ page, sandbox, client }) => {
      await page.context().setOffline(true)
      await sandbox.sockets({ action: 'drop' })
      await expect(client.getByText("You're offline", { exact: false }).first()).toBeVisible()
    },
    end: ({ page }) => page.context().setOffline(false),
  },
  'a clock an hour ahead': { told: calm, open: (world) => skew(world, anHour) },
  'a clock an hour behind': { told: calm, open: (world) => skew(world, -anHour) },
  'blocked storage': {
    told: blocked,
    open: ({ page }) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'] as const)
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Blocked', 'SecurityError')
            },
          })
      }),
  },
  'partitioned storage': { told: calm, isFramed: true },
} satisfies Record<string, Break>

/** The device's clock is wrong. @param by milliseconds */
function skew({ page }: World, by: number): Promise<unknown> {
  return page.addInitScript((ahead) => {
    const TrueDate = Date
    const now = () => TrueDate.now() + ahead
    window.Date = new Proxy(TrueDate, {
      construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, by)
}
