import { luckyComboMachine } from '#machines/luckyCombo/machine.ts'

import { ask, filters, legs, nothing, offline, timedOut } from './models/luckyCombo.ts'
import { type Chapter, createStory, type Story, testChapters } from './story.ts'

const begin = (): Story => createStory(luckyComboMachine)
function asked(): Story {
  const lucky = begin()
  lucky.says(ask)
  lucky.takeLines()
  return lucky
}
function offered(): Story {
  const lucky = asked()
  lucky.ends('generate', legs)
  lucky.takeLines()
  return lucky
}

const chapters: readonly Chapter[] = [
  {
    title:
      'is made up to its wishes, shown, made smaller, and asked for anew where nothing is left [SLIP-14]',
    begins: begin,
    happens: (lucky) => {
      lucky.says({ type: 'filters.changed', filters })
      lucky.says(ask)
      lucky.says(ask)
      lucky.ends('generate', legs)
      for (const { marketId } of legs) lucky.says({ type: 'leg.removed', marketId })
    },
    lines: [
      'begins: goes to filtering, keeps filters, keeps oddsType "euro", keeps legs',
      'filters.changed: stays, keeps filters',
      'combination.requested: goes to generating, keeps oddsType "malay", starts generate',
      'combination.requested: stays',
      'generate ends: goes to offered, keeps legs, leaves generate',
      'leg.removed: stays, keeps legs',
      'leg.removed: stays, keeps legs',
      'leg.removed: goes to filtering, keeps legs',
    ],
  },
  {
    title: 'is put into the slip [SLIP-14]',
    begins: offered,
    happens: (lucky) => {
      lucky.says({ type: 'combination.added' })
    },
    lines: ['combination.added: goes to filtering, keeps legs'],
  },
  {
    title: 'is made up once more, or given up for other wishes [SLIP-14]',
    begins: offered,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.says({ type: 'filters.changed', filters })
      lucky.says(ask)
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      'filters.changed: goes to filtering, keeps filters, keeps legs, leaves generate',
      'combination.requested: goes to generating, starts generate',
    ],
  },
  {
    title: 'is not there in time [SLIP-14]',
    begins: offered,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.passes(14_999)
      lucky.passes(1)
      lucky.says(ask)
      lucky.fails('generate', timedOut)
      lucky.says({ type: 'filters.changed', filters })
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      '14999 ms pass: stays',
      '1 ms pass: goes to timedOut, keeps legs, leaves generate',
      'combination.requested: goes to generating, starts generate',
      'generate fails: goes to timedOut, leaves generate',
      'filters.changed: goes to filtering, keeps filters',
    ],
  },
  {
    title: 'is not there at all [SLIP-14]',
    begins: offered,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.fails('generate', nothing)
      lucky.says(ask)
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      'generate fails: goes to nothingFound, keeps legs, leaves generate',
      'combination.requested: goes to generating, starts generate',
    ],
  },
  {
    title: 'has failed, until it is asked for again [SLIP-14]',
    begins: offered,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.fails('generate', offline)
      lucky.says(ask)
      lucky.ends('generate', legs)
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      'generate fails: goes to failed, keeps legs, keeps failure, leaves generate',
      'combination.requested: goes to generating, forgets failure, starts generate',
      'generate ends: goes to offered, keeps legs, leaves generate',
    ],
  },
  {
    title: 'has failed, until other wishes are made [SLIP-14]',
    begins: asked,
    happens: (lucky) => {
      lucky.fails('generate', offline)
      lucky.says({ type: 'filters.changed', filters })
    },
    lines: [
      'generate fails: goes to failed, keeps failure, leaves generate',
      'filters.changed: goes to filtering, keeps filters, forgets failure',
    ],
  },
]

testChapters('all that becomes of a lucky combo', chapters)
