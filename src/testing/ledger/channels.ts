import type { Clock } from '#src/client/platform/environment.ts'
import type { Socket } from '#src/realtime/socket.ts'

import { buildMessage } from '../builders.ts'

const heartbeatEvery = 3_000
const [connecting, open, closed] = [0, 1, 3]

/** The channels of a page: well while its line is, and cut with it. */
export function createChannels(clock: Clock) {
  const lines = new Set<ReturnType<typeof openLine>>()
  let isCut = false
  return {
    open(url: string): Socket {
      const line = openLine(clock, url.includes('/notifications/'))
      lines.add(line)
      clock.startTimer(() => line.answer(isCut), 1)
      return line.socket
    },
    cut(now: boolean): void {
      isCut = now
      if (!now) return
      for (const line of lines) line.cut()
      lines.clear()
    },
    notify(event: string, data: unknown): void {
      for (const line of lines) if (line.isOfNotifications) line.say(event, data)
    },
  }
}

function openLine(clock: Clock, isOfNotifications: boolean) {
  const say = (event: string, data: unknown): void => {
    if (socket.readyState !== open) return
    socket.dispatchEvent(new MessageEvent('message', { data: buildMessage(event, data) }))
  }
  const beat = clock.startTicking(() => say('heartbeat', null), heartbeatEvery)
  const socket = Object.assign(new EventTarget(), {
    readyState: connecting,
    send: (text: string): void => say('heartbeat', { ping: Number(/\d+$/.exec(text)?.[0]) }),
    close(): void {
      socket.readyState = closed
      clock.stopTicking(beat)
    },
  })
  const cut = (): void => {
    if (socket.readyState === closed) return
    socket.close()
    socket.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }))
  }
  return {
    socket,
    isOfNotifications,
    say,
    cut,
    /** The handshake is over: well, or the line is cut. */
    answer(isCut: boolean): void {
      if (isCut) return cut()
      if (socket.readyState !== connecting) return
      socket.readyState = open
      socket.dispatchEvent(new Event('open'))
    },
  }
}
