import { type Chapter, testChapters } from '#tests/model/story.ts'

import { CallFailed, failureOfKind } from '../../failure.ts'
import { begin, cutLine, liveLine } from '../testing/lines.ts'

const chapters: readonly Chapter[] = [
  {
    title:
      'is opened, heard, asked where it falls silent, and live again where it answers [LIVE-04] [LIVE-05]',
    begins: begin,
    happens: (line) => {
      line.passes(9_999)
      line.says({ type: 'socket.opened' })
      line.says({ type: 'message.arrived' })
      line.passes(5_999)
      line.says({ type: 'message.arrived' })
      line.says({ type: 'silence.noticed' })
      line.says({ type: 'ping.answered' })
      line.passes(6_000)
      line.says({ type: 'message.arrived' })
      line.says({ type: 'message.arrived' })
      line.says({ type: 'ping.answered' })
    },
    lines: [
      'begins: goes to open.connecting, keeps channel, keeps random 0.5, keeps attempt 1, keeps hasBeenLive false, starts watchConnectivity, starts openSocket',
      '9999 ms pass: stays',
      'socket.opened: goes to open.established.live, starts catchUp',
      'message.arrived: stays, keeps attempt 0',
      '5999 ms pass: stays',
      'message.arrived: stays',
      'silence.noticed: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'ping.answered: goes to open.established.live, sends line.caughtUp to catchUp',
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'message.arrived: goes to open.established.behind, sends ping.requested to openSocket',
      'message.arrived: stays',
      'ping.answered: goes to open.established.live, sends line.caughtUp to catchUp',
    ],
  },
  {
    title: 'is asked after a sleep, and catches up where it answers [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'page.woke' })
      line.says({ type: 'message.arrived' })
      line.says({ type: 'ping.answered' })
      line.passes(6_000)
      line.says({ type: 'page.woke' })
    },
    lines: [
      'page.woke: goes to open.woken, keeps hasBeenLive true, leaves catchUp, sends ping.requested to openSocket',
      'message.arrived: stays',
      'ping.answered: goes to open.established.live, starts catchUp',
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'page.woke: goes to open.woken, leaves catchUp, sends ping.requested to openSocket',
    ],
  },
  {
    title: 'is given up if it does not open in ten seconds, and tried again less and less often [LIVE-04]',
    begins: begin,
    happens: (line) => {
      line.passes(10_000)
      line.passes(30_000)
      line.passes(10_000)
      line.says({ type: 'connection.cameBack' })
      line.passes(10_000)
      line.says({ type: 'page.returned' })
      line.passes(10_000)
      line.says({ type: 'page.woke' })
    },
    lines: [
      'begins: goes to open.connecting, keeps channel, keeps random 0.5, keeps attempt 1, keeps hasBeenLive false, starts watchConnectivity, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      '30000 ms pass: goes to open.connecting, keeps attempt 2, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      'connection.cameBack: goes to open.connecting, keeps attempt 3, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      'page.returned: goes to open.connecting, keeps attempt 4, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      'page.woke: goes to open.connecting, keeps attempt 5, starts openSocket',
    ],
  },
  {
    title: 'is closed and opened again [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 1000 })
      line.says({ type: 'connection.lost' })
      line.says({ type: 'connection.cameBack' })
      line.says({ type: 'socket.closed', code: 4503 })
      line.says({ type: 'page.left' })
      line.says({ type: 'connection.cameBack' })
      line.says({ type: 'page.returned' })
    },
    lines: [
      'socket.closed: goes to waitingToReconnect, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
      'connection.lost: goes to offline, keeps attempt 0',
      'connection.cameBack: goes to open.connecting, keeps attempt 1, starts openSocket',
      'socket.closed: goes to waitingToReconnect, leaves openSocket',
      'page.left: goes to away',
      'connection.cameBack: stays',
      'page.returned: goes to open.connecting, keeps attempt 2, starts openSocket',
    ],
  },
  {
    title: 'rests without a network, and while the page is away [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'connection.lost' })
      line.says({ type: 'page.returned' })
      line.says({ type: 'connection.lost' })
      line.says({ type: 'page.left' })
      line.says({ type: 'page.returned' })
      line.says({ type: 'page.left' })
    },
    lines: [
      'connection.lost: goes to offline, keeps attempt 0, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
      'page.returned: goes to open.connecting, keeps attempt 1, starts openSocket',
      'connection.lost: goes to offline, keeps attempt 0, leaves openSocket',
      'page.left: goes to away',
      'page.returned: goes to open.connecting, keeps attempt 1, starts openSocket',
      'page.left: goes to away, leaves openSocket',
    ],
  },
  {
    title: 'is cut, and asks for a fresh token [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 1006 })
    },
    lines: [
      'socket.closed: goes to refreshingToken, keeps hasBeenLive true, starts refreshToken, leaves openSocket, leaves catchUp',
    ],
  },
  {
    title: 'is cut, and goes on with a fresh token [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.ends('refreshToken')
    },
    lines: ['refreshToken ends: goes to waitingToReconnect, leaves refreshToken'],
  },
  {
    title: 'is cut, and goes on if a fresh token cannot be fetched [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.fails('refreshToken', new CallFailed(failureOfKind('offline')))
    },
    lines: ['refreshToken fails: goes to waitingToReconnect, leaves refreshToken'],
  },
  {
    title: 'is cut, and ends with the token [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.fails('refreshToken', new CallFailed(failureOfKind('unauthorized')))
    },
    lines: [
      'refreshToken fails: goes to closedForGood, keeps end "unauthorized", leaves refreshToken, sends xstate.stop to watchConnectivity, is over',
    ],
  },
  {
    title: 'is cut, and ends where the member may not be here [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.fails('refreshToken', new CallFailed(failureOfKind('forbidden')))
    },
    lines: [
      'refreshToken fails: goes to closedForGood, keeps end "forbidden", leaves refreshToken, sends xstate.stop to watchConnectivity, is over',
    ],
  },
  {
    title: 'is cut as the network goes [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.says({ type: 'connection.lost' })
    },
    lines: ['connection.lost: goes to offline, keeps attempt 0, leaves refreshToken'],
  },
  {
    title: 'is cut as the page goes [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.says({ type: 'page.left' })
    },
    lines: ['page.left: goes to away, leaves refreshToken'],
  },
  {
    title: 'is closed for good, for its token [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 4401 })
    },
    lines: [
      'socket.closed: goes to closedForGood, keeps hasBeenLive true, keeps end "unauthorized", leaves openSocket, leaves catchUp, sends xstate.stop to watchConnectivity, is over',
    ],
  },
  {
    title: 'is closed for good, for the member [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 4403 })
    },
    lines: [
      'socket.closed: goes to closedForGood, keeps hasBeenLive true, keeps end "forbidden", leaves openSocket, leaves catchUp, sends xstate.stop to watchConnectivity, is over',
    ],
  },
]

testChapters('all that becomes of a channel', chapters)
