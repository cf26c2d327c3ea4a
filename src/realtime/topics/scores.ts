import { object, string } from 'valibot'

import type { ScoreUpdate } from '#src/realtime/scoreBook.ts'
import { read, readable } from '#src/wire/base/read.ts'
import { flagText, integerOrNull, textOrNull } from '#src/wire/base/values.ts'
import { marketTab } from '#src/wire/lists/events.ts'

import type { Topic } from './topics.ts'

const score = object({
  eventId: string(),
  matchScoreline: textOrNull,
  details: textOrNull,
  mapNum: integerOrNull,
  inPlay: flagText,
  marketTabs: readable(marketTab),
})

/** Where an event stands. */
export const scores: Topic<ScoreUpdate> = {
  event: 'market-scoreline',
  read(data, { timeStamp, onLeftOut }) {
    const { matchScoreline, marketTabs, ...said } = read(score, data, onLeftOut)
    return { ...said, scoreline: matchScoreline, tabs: marketTabs, timeStamp: timeStamp() }
  },
}
