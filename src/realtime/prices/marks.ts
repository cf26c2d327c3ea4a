/** Something with a mark that clears after a while. */
export interface Marked {
  /** When the mark may clear, on the wheel's clock. Set again while it waits, it waits on. */
  markEnds: number
  /** Whether it is on the wheel; kept by the wheel. */
  waiting: boolean
}

export interface MarkWheelSettings<T extends Marked> {
  now(): number
  startTimer(run: () => void, milliseconds: number): number
  stopTimer(id: number): void
  clear(item: T): void
}

/** Marks clear at most this much late, and as many as may be with one frame. */
const step = 250

/**
 * Clears marks when their time is up, with one timer for all of them: items wait in slots of a quarter of a second.
 * An item that is marked again while it waits stays in its slot, and is moved on when that slot is due.
 */
export function createMarkWheel<T extends Marked>({
  now,
  startTimer,
  stopTimer,
  clear,
}: MarkWheelSettings<T>) {
  const slots = new Map<number, T[]>()
  let timer: number | null = null

  const add = (item: T): void => {
    item.waiting = true
    const slot = Math.ceil(item.markEnds / step)
    const waiting = slots.get(slot)
    if (waiting === undefined) slots.set(slot, [item])
    else waiting.push(item)
    timer ??= startTimer(turn, step)
  }

  const turn = (): void => {
    timer = null
    const time = now()
    for (const [slot, items] of slots) {
      if (slot * step > time) continue
      slots.delete(slot)
      for (const item of items) {
        item.waiting = false
        if (item.markEnds > time) add(item)
        else clear(item)
      }
    }
    if (slots.size > 0) timer ??= startTimer(turn, step)
  }

  return {
    add(item: T): void {
      if (!item.waiting) add(item)
    },
    reset(): void {
      if (timer !== null) stopTimer(timer)
      timer = null
      slots.clear()
    },
  }
}
