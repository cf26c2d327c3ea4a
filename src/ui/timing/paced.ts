import { useEffect, useState } from 'react'

export interface Paced {
  /** What is to be said. */
  readonly said: string
  /** It has been another meanwhile where this is false: coming back to what was said is nothing new. */
  readonly isNew: boolean
}

/**
 * A text at a pace that can be listened to: the first at once, and then no sooner than so long after the last what it is
 * by then. What comes after the reader did something is their answer, and is said at once.
 * @param pace ms
 * @param turn another number after each thing the reader did
 */
export function usePaced(text: string, pace: number, turn: number): Paced {
  const [last, setLast] = useState({ text, turn, isResting: false, hasMoved: false })
  if (text !== last.text) {
    // Silence is nothing to listen to, and is followed at once.
    if (!last.isResting || turn !== last.turn)
      setLast({ text, turn, isResting: text.trim() !== '', hasMoved: false })
    else if (!last.hasMoved) setLast({ ...last, hasMoved: true })
  }
  useEffect(() => {
    if (!last.isResting) return undefined
    const timer = setTimeout(() => setLast((said) => ({ ...said, isResting: false })), pace)
    return () => clearTimeout(timer)
  }, [last.text, last.turn, last.isResting, pace])
  return { said: last.text, isNew: !last.hasMoved }
}
