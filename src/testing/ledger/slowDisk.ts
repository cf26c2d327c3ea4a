import type { TestTime } from './time.ts'

/**
 * An IndexedDB whose transactions are complete as soon as ever, and say so later.
 * @param how.delay milliseconds of the test's time, as they are when a transaction ends
 */
export function slowed(factory: IDBFactory, how: { time: TestTime; delay: () => number }): IDBFactory {
  const open = factory.open.bind(factory)
  factory.open = (...args) => {
    const request = open(...args)
    request.addEventListener('success', () => slowDatabase(request.result, how))
    return request
  }
  return factory
}

function slowDatabase(database: IDBDatabase, how: { time: TestTime; delay: () => number }): void {
  const transaction = database.transaction.bind(database)
  database.transaction = (...args) => {
    const made = transaction(...args)
    let heard: IDBTransaction['oncomplete'] = null
    Object.defineProperty(made, 'oncomplete', {
      set: (listener: IDBTransaction['oncomplete']) => {
        heard = listener
      },
      get: () => (event: Event) => {
        const tell = (): void => void heard?.call(made, event)
        if (how.delay() === 0) tell()
        else how.time.startTimer(tell, how.delay())
      },
    })
    return made
  }
}
