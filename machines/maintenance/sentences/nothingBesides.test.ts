import { type Chapter, createStory, testChapters } from '#tests/model/story.ts'

import { maintenanceMachine } from '../machine.ts'
import { ahead, noAnswer, off, on } from '../testing/model.ts'
import { longer, next, storyAfter } from '../testing/told.ts'

const arrives = (status: typeof on) => ({ type: 'status.arrived', status })

const chapters: readonly Chapter[] = [
  {
    title: 'is asked about where the service is refused, or somebody asks [MEMBER-11]',
    begins: () => createStory(maintenanceMachine, { random: 0.5 }),
    happens: (product) => {
      product.says({ type: 'service.refused' })
      product.ends('askStatus', off)
      product.says({ type: 'check.requested' })
      product.fails('askStatus', noAnswer)
      product.says(arrives(off))
      product.says({ type: 'check.requested' })
      product.ends('askStatus', ahead)
    },
    lines: [
      'begins: goes to available.waiting, keeps random 0.5, keeps status, starts watchConnectivity',
      'service.refused: goes to available.asking, starts askStatus',
      'askStatus ends: goes to available.waiting, leaves askStatus',
      'check.requested: goes to available.asking, starts askStatus',
      'askStatus fails: goes to available.waiting, leaves askStatus',
      'status.arrived: stays',
      'check.requested: goes to available.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, keeps status, leaves askStatus',
    ],
  },
  {
    title: 'is announced, asked about as its time comes, and has not begun [MEMBER-11] [LIVE-12]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.passes(1_799_999)
      product.passes(1)
      product.fails('askStatus', noAnswer)
      for (const type of [
        'service.refused',
        'check.requested',
        'connection.cameBack',
        'page.returned',
        'page.woke',
      ]) {
        product.says({ type })
        product.ends('askStatus', ahead)
      }
      product.says(arrives(next))
      product.says(arrives(off))
    },
    lines: [
      '1799999 ms pass: stays',
      '1 ms pass: goes to announced.asking, starts askStatus',
      'askStatus fails: goes to announced.waiting, leaves askStatus',
      'service.refused: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'check.requested: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'connection.cameBack: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'page.returned: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'page.woke: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to announced.waiting, leaves askStatus',
      'status.arrived: stays, keeps status',
      'status.arrived: goes to available.waiting',
    ],
  },
  {
    title: 'is announced, and begins [MEMBER-11] [LIVE-12]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.says({ type: 'check.requested' })
      product.ends('askStatus', on)
    },
    lines: [
      'check.requested: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, keeps status, leaves askStatus',
    ],
  },
  {
    title: 'is announced, and called off [MEMBER-11] [LIVE-12]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.says({ type: 'check.requested' })
      product.ends('askStatus', off)
    },
    lines: [
      'check.requested: goes to announced.asking, starts askStatus',
      'askStatus ends: goes to available.waiting, leaves askStatus',
    ],
  },
  {
    title: 'begins, lasts, and is asked about until it is over [MEMBER-11]',
    begins: () => storyAfter(),
    happens: (product) => {
      product.says(arrives(on))
      product.says(arrives(longer))
      product.passes(14_999)
      product.passes(1)
      product.ends('askStatus', longer)
      product.says({ type: 'check.requested' })
      product.fails('askStatus', noAnswer)
      for (const type of ['connection.cameBack', 'page.returned', 'page.woke']) {
        product.says({ type })
        product.ends('askStatus', on)
      }
      product.says({ type: 'check.requested' })
      product.ends('askStatus', off)
      product.passes(1_499)
      product.passes(1)
    },
    lines: [
      'status.arrived: goes to underMaintenance.waiting, keeps status',
      'status.arrived: stays, keeps status',
      '14999 ms pass: stays',
      '1 ms pass: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, leaves askStatus',
      'check.requested: goes to underMaintenance.asking, starts askStatus',
      'askStatus fails: goes to underMaintenance.waiting, leaves askStatus',
      'connection.cameBack: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, keeps status, leaves askStatus',
      'page.returned: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, leaves askStatus',
      'page.woke: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to underMaintenance.waiting, leaves askStatus',
      'check.requested: goes to underMaintenance.asking, starts askStatus',
      'askStatus ends: goes to ending, keeps status, leaves askStatus',
      '1499 ms pass: stays',
      '1 ms pass: goes to available.waiting',
    ],
  },
  {
    title: 'is over by its own word, and begins once more [MEMBER-11]',
    begins: () => storyAfter(on),
    happens: (product) => {
      product.says(arrives(off))
      product.says(arrives(next))
      product.says(arrives(on))
    },
    lines: [
      'status.arrived: goes to ending, keeps status',
      'status.arrived: stays, keeps status',
      'status.arrived: goes to underMaintenance.waiting, keeps status',
    ],
  },
  {
    title: 'is over, and another is announced [MEMBER-11]',
    begins: () => storyAfter(on, off),
    happens: (product) => {
      product.says(arrives(next))
      product.passes(1_500)
    },
    lines: ['status.arrived: stays, keeps status', '1500 ms pass: goes to announced.waiting'],
  },
  {
    title: 'begins while it is asked about [MEMBER-11]',
    begins: () => storyAfter(ahead),
    happens: (product) => {
      product.says({ type: 'page.woke' })
      product.says(arrives(on))
    },
    lines: [
      'page.woke: goes to announced.asking, starts askStatus',
      'status.arrived: goes to underMaintenance.waiting, keeps status, leaves askStatus',
    ],
  },
  {
    title: 'is asked about while it lasts, and says of itself until when [MEMBER-11]',
    begins: () => storyAfter(on),
    happens: (product) => {
      product.says({ type: 'check.requested' })
      product.says(arrives(longer))
    },
    lines: [
      'check.requested: goes to underMaintenance.asking, starts askStatus',
      'status.arrived: stays, keeps status',
    ],
  },
]

testChapters('all that becomes of a maintenance', chapters)
