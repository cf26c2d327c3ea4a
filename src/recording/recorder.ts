import type { AnyActorRef } from 'xstate'

import type { Entry, Recording } from '#recording/entries.ts'
import { createObserver, observe } from '#recording/observe.ts'
import { createRedactor } from '#recording/redact.ts'
import type { Client } from '#src/client/client.ts'
import { appVersion } from '#src/client/platform/version.ts'
import type { RecorderCode } from '#src/client/recorded.ts'

import { keptBody, keptPath } from './bodies.ts'
import { hearSockets } from './channels.ts'
import { createRing } from './ring.ts'

/** What comes with the page, and is no call. */
const ownFiles = '/v8/'

/** Hears what happens in a page and keeps the last of it [CHART-05]: in this page alone, until somebody saves it. */
export function createRecorder(page: Window & typeof globalThis): RecorderCode {
  const beganAt = page.performance.now()
  const now = (): number => Math.round(page.performance.now() - beganAt)
  const opened = keptPath(page.location.pathname, createRedactor())
  const redactor = createRedactor()
  const ring = createRing()
  const observer = createObserver({ now, keep: ring.add, redactor })
  const add = (entry: Entry): void => {
    observer.flush()
    ring.add(entry)
  }

  const hearCall: RecorderCode['hearCall'] = async (fetch, input, init) => {
    const sentAt = now()
    const { url, method } = typeof input === 'string' ? { url: input, method: init?.method ?? 'GET' } : input
    const path = keptPath(url, redactor)
    if (path.startsWith(ownFiles)) return await fetch(input, init)
    const keep = (status: number | null, body: unknown, isGivenUp = false): void =>
      add({
        at: now(),
        kind: 'call',
        method,
        path,
        status,
        body,
        took: now() - sentAt,
        ...(isGivenUp ? { isGivenUp } : {}),
      })
    try {
      const response = await fetch(input, init)
      const text = await response
        .clone()
        .text()
        .catch(() => '')
      keep(response.status, bodyOf(text, path))
      return response
    } catch (error) {
      const signal = typeof input === 'string' ? init?.signal : input.signal
      keep(null, null, signal?.aborted ?? false)
      throw error
    }
  }
  const bodyOf = (text: string, path: string): unknown => {
    try {
      const body: unknown = JSON.parse(text)
      return keptBody(body, redactor, path)
    } catch {
      return text === '' ? null : redactor.text(text)
    }
  }

  const redactAgain = (entry: Entry): Entry => {
    switch (entry.kind) {
      case 'call':
        return { ...entry, path: redactor.again(entry.path), body: redactor.again(entry.body) }
      case 'channel':
        return { ...entry, channel: redactor.again(entry.channel), data: redactor.again(entry.data) }
      case 'went':
        return { ...entry, path: redactor.again(entry.path) }
      case 'began':
        return { ...entry, context: redactor.again(entry.context) }
      case 'step': {
        const { event, context } = entry
        const again = { ...entry, event: { ...redactor.again(event), type: event.type } }
        return context === undefined ? again : { ...again, context: redactor.again(context) }
      }
      default:
        return entry
    }
  }

  const file = ({ api }: Pick<Client, 'api'>): Recording => {
    observer.flush()
    return {
      format: 'slipway-recording',
      version: 1,
      client: appVersion,
      began: new Date(api.serverNow() - now()).toISOString(),
      opened,
      dropped: ring.dropped(),
      // Who the member is may have been learned after it was first said.
      entries: ring.read().map(redactAgain),
    }
  }

  return {
    hearCall,
    begin(client) {
      const { appActor } = client
      hearSockets(page, {
        opened: (url) => {
          const channel = keptPath(url, redactor)
          return (what, data) =>
            add({ at: now(), kind: 'channel', channel, what, data: keptBody(data, redactor) })
        },
      })
      hearWays(page, (path) => add({ at: now(), kind: 'went', path: keptPath(path, redactor) }))
      observe(appActor, observer)
      const hook = page.slipway
      if (hook === undefined) return
      hook.recording = () => file(client)
      hook.replay = {
        since(number) {
          observer.flush()
          return ring.read(number)
        },
        tell: (path, event) => actorAt(appActor, path)?.send(event),
        go: (path) => page.history.pushState(null, '', path),
      }
    },
  }
}

/** Each address that the page goes to within itself, the one it is at first. */
function hearWays(page: Window, went: (path: string) => void): void {
  const { history, location } = page
  let last = ''
  const look = (): void => {
    const path = `${location.pathname}${location.search}`
    if (path === last) return
    last = path
    went(path)
  }
  for (const way of ['pushState', 'replaceState'] as const) {
    const go = history[way]
    history[way] = (...where) => {
      go.apply(history, where)
      look()
    }
  }
  page.addEventListener('popstate', look)
  look()
}

/** The actor of a path, such as `app/betSlip`, where it is there now. */
function actorAt(root: AnyActorRef, path: string): AnyActorRef | undefined {
  const [, ...ids] = path.split('/')
  return ids.reduce<AnyActorRef | undefined>((actor, id) => {
    const children: Readonly<Record<string, AnyActorRef | undefined>> = actor?.getSnapshot().children ?? {}
    return children[id]
  }, root)
}
