import { key, nextKey } from '#tests/model/samples.ts'
import {
  type Chapter as StoryChapter,
  createStory,
  type Story,
  testChapters as testStoryChapters,
} from '#tests/model/story.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import { betSlipMachine } from '../machine.ts'
import type { BetSlipContext, BetSlipInput, LoadedSlip } from '../types.ts'
import { acceptance, submission } from './presses.ts'
import { emptySlip, loadedSlip, memberInput, quotes, ranges } from './samples.ts'
import { answers, loadedPair, pairQuotes, pairRanges } from './severalSamples.ts'

type SlipStory = Story<Parameters<typeof acceptance>[0] & Pick<BetSlipContext, 'undo'>>

/** A slip whose every line is read. */
export interface StorySlip extends SlipStory {
  /** The member presses, having read what the slip shows now. */
  submits(): void
  accepts(): void
  /** Its bets have these answers, one after another, and no other is under way. */
  answers(...outputs: readonly PlacementOutput[]): void
}

export type Chapter = StoryChapter<StorySlip>

/** A test of each chapter, from where it begins: these lines, with the keys by their order, and none besides. */
export function testChapters(title: string, chapters: readonly Chapter[]): void {
  testStoryChapters(title, chapters, ({ begins, happens }) => {
    const slip = begins()
    slip.takeLines()
    happens(slip)
    return slip
      .takeLines()
      .map((line) => line.replaceAll(`"${key}"`, 'the first').replaceAll(`"${nextKey}"`, 'the next'))
  })
}

/** A slip that has not read what was kept. */
export function unread(input: Partial<BetSlipInput> = {}): StorySlip {
  const story = createStory(betSlipMachine, { ...memberInput, ...input })
  return {
    ...story,
    submits: () => story.says(submission(story.context())),
    accepts: () => story.says(acceptance(story.context())),
    answers(...outputs) {
      for (const output of outputs) story.says({ type: 'bet.answered', output })
      story.ends('batch', { outputs })
    },
  }
}

/** One that has. */
export function read(loaded: LoadedSlip = emptySlip, input: Partial<BetSlipInput> = {}): StorySlip {
  const slip = unread(input)
  slip.ends('loadSlip', loaded)
  return slip
}

/** One with a single that has a stake, whose terms are known and its range is not. */
export function priced(): StorySlip {
  const slip = read(loadedSlip)
  slip.says(quotes.same)
  return slip
}

/** One with a single that can be placed. */
export function readyStory(input: Partial<BetSlipInput> = {}): StorySlip {
  const slip = read(loadedSlip, input)
  slip.ends('askRange', ranges)
  slip.says(quotes.same)
  return slip
}

/** One whose bet is on its way. */
export function placing(): StorySlip {
  const slip = readyStory()
  slip.submits()
  return slip
}

/** One with two singles that can be placed, and one whose two bets are on their way. */
export function pairStory(): StorySlip {
  const slip = read(loadedPair)
  slip.ends('askRange', pairRanges)
  slip.says(pairQuotes)
  return slip
}

export function placingPair(): StorySlip {
  const slip = pairStory()
  slip.submits()
  return slip
}

/** One whose two bets are placed. */
export function bothPlaced(): StorySlip {
  const slip = placingPair()
  slip.answers(answers.firstPlaced, answers.secondPlaced)
  return slip
}

/** One that asks the member about a worse price. */
export function asking(): StorySlip {
  const slip = readyStory({ policy: 'none' })
  slip.says(quotes.worse)
  slip.submits()
  return slip
}

/** A bet that has this answer. */
export function answered(output: PlacementOutput): StorySlip {
  const slip = placing()
  slip.answers(output)
  return slip
}
