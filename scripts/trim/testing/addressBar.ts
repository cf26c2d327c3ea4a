/** A browser's address bar with its history, which is gone through at once. */
export function addressBar(href: string) {
  const entries: { href: string; state: unknown }[] = [{ href, state: null }]
  let index = 0
  const listeners: (() => void)[] = []
  const location = {
    get href() {
      return `http://localhost${entries[index]?.href}`
    },
    get pathname() {
      return new URL(this.href).pathname
    },
    get search() {
      return new URL(this.href).search
    },
    get hash() {
      return new URL(this.href).hash
    },
  }
  const write = (state: unknown, to: string) =>
    void (entries[index] = {
      href: to === '' ? (entries[index]?.href ?? '') : to,
      state: structuredClone(state),
    })
  const go = (steps: number) => {
    if (entries[index + steps] === undefined) return
    index += steps
    for (const listener of listeners) listener()
  }
  return {
    location,
    document: { baseURI: 'http://localhost/' },
    history: {
      get state() {
        return entries[index]?.state
      },
      get length() {
        return entries.length
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
      pushState: (state: unknown, _: string, to: string) => {
        entries.length = index + 1
        index += 1
        write(state, to)
      },
      replaceState: (state: unknown, _: string, to = '') => write(state, to),
    },
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'popstate') listeners.push(listener)
    },
    seen: () => `${index} ${entries.map((entry) => entry.href).join(' ')}`,
  }
}
