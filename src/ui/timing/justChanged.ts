import { useEffect, useState } from 'react'

/**
 * Whether a value came only just now: for so long nobody can have read it. The first one is nothing new.
 * @param value equal while nothing has changed; null while there is nothing to read
 * @param duration ms
 */
export function useJustChanged(value: string | null, duration: number): boolean {
  const [read, setRead] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRead(value), duration)
    return () => clearTimeout(timer)
  }, [value, duration])
  return value !== null && value !== read
}
