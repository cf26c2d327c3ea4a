import { useEffect, useRef, useState } from 'react'

/**
 * A text at a pace that can be listened to: the first at once, and then no sooner than so long after the last what it is
 * by then. What comes after the reader did something is their answer, and is said at once.
 * @param pace ms
 * @param turnOf gives another number after each thing the reader did; the same function always
 */
export function usePaced(text: string, pace: number, turnOf: () => number): string {
  const [said, say] = useState(text)
  const [isResting, setResting] = useState(false)
  const answered = useRef(0)
  useEffect(() => {
    const turn = turnOf()
    if (text === said || (isResting && answered.current === turn)) return
    answered.current = turn
    say(text)
    // Silence is nothing to listen to.
    if (text.trim() !== '') setResting(true)
  }, [text, said, isResting, turnOf])
  useEffect(() => {
    if (!isResting) return undefined
    const timer = setTimeout(() => setResting(false), pace)
    return () => clearTimeout(timer)
  }, [isResting, said, pace])
  return said
}
