import { useEffect, useState } from 'react'

/**
 * A text at a pace that can be listened to: the first at once, and then no sooner than so long after the last what it is
 * by then. What comes after the reader did something is their answer, and is said at once.
 * @param pace ms
 * @param turn another number after each thing the reader did
 */
export function usePaced(text: string, pace: number, turn: number): string {
  const [last, setLast] = useState({ text, turn, isResting: false })
  // Silence is nothing to listen to, and is followed at once.
  if (text !== last.text && (!last.isResting || turn !== last.turn))
    setLast({ text, turn, isResting: text.trim() !== '' })
  useEffect(() => {
    if (!last.isResting) return undefined
    const timer = setTimeout(() => setLast((said) => ({ ...said, isResting: false })), pace)
    return () => clearTimeout(timer)
  }, [last, pace])
  return last.text
}
