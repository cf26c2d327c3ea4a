import type { RefCallback } from 'react'

import type { BetSlipEvent } from '#machines/betSlip/types.ts'
import { useLook } from '#src/ui/timing/useLook.ts'

type AnswersSeen = Extract<BetSlipEvent, { readonly type: 'answers.viewed' }>

/**
 * The ref of an element that says what became of bets: once it was looked at they count as told, and the next page does
 * not tell them again [SLIP-18].
 * @param untold the keys of those among them that the member may not have seen yet
 */
export function useSeen(
  untold: readonly string[],
  send: (event: AnswersSeen) => void,
): RefCallback<HTMLElement> {
  return useLook(untold.length === 0 ? null : untold.join(' '), () =>
    send({ type: 'answers.viewed', keys: untold }),
  )
}
