import { act, ask, call, element, field, fill, one } from './parts.ts'
import type { EventView, MarketView } from './replies.ts'

const shownAtOnce = 60
let shownKey = ''
const openEvents = new Set<string>()

/** Changes something of an event or a market, and shows what is so now. */
function change(what: string, path: string, wish: object): Promise<void> {
  return act(
    what,
    () => call('POST', path, wish),
    () => showEvents(true),
  )
}

/** Shows the events chosen; what a person is typing in stays as it is, unless `always`. */
export async function showEvents(always = false): Promise<void> {
  if (!always && field('events').contains(document.activeElement)) return
  const timing = one('#timing', HTMLSelectElement).value
  const { events } = await ask('events', timing === '' ? '' : `?timing=${timing}`)
  const words = one('#filter', HTMLInputElement).value.toLowerCase()
  const found = events.filter((event) =>
    [event.home, event.away, event.gameName, event.competitionName, event.eventId].some((text) =>
      text.toLowerCase().includes(words),
    ),
  )
  field('event-count').textContent = String(found.length)
  const shown = found.slice(0, shownAtOnce)
  const key = JSON.stringify([shown, [...openEvents]])
  if (key === shownKey) return
  shownKey = key
  fill(
    field('events'),
    shown.length === 0
      ? [element('p', { className: 'quiet' }, 'None.')]
      : [
          ...shown.map(eventRow),
          ...(found.length > shownAtOnce
            ? [element('p', { className: 'quiet' }, `and ${found.length - shownAtOnce} more`)]
            : []),
        ],
  )
}

function eventRow(event: EventView): HTMLElement {
  const row = element(
    'details',
    { open: openEvents.has(event.eventId) },
    element(
      'summary',
      {},
      element('span', { className: 'teams' }, `${event.home} – ${event.away}`),
      element('span', { className: 'where' }, event.gameName),
      element('span', { className: 'score' }, event.inPlay ? (event.scoreline ?? 'live') : ''),
    ),
  )
  const fillRow = (): void => {
    if (row.childElementCount > 1) return
    const send = (what: string, wish: object): Promise<void> =>
      change(what, `events/${encodeURIComponent(event.eventId)}`, wish)
    row.append(
      element(
        'div',
        { className: 'line event-tools' },
        element(
          'span',
          { className: 'quiet' },
          `${event.eventId} · ${event.competitionName} ${event.details ?? ''}`,
        ),
        button('Pause all', () => send('Paused.', { status: 'paused' })),
        button('Open all', () => send('Opened.', { status: 'open' })),
        ...(event.inPlay ? [] : [button('Go in play', () => send('In play.', { inPlay: true }))]),
        button('End', () => send('Ended.', { close: true })),
      ),
      ...event.markets.map(marketPanel),
    )
  }
  row.ontoggle = () => {
    if (row.open) {
      openEvents.add(event.eventId)
      fillRow()
    } else openEvents.delete(event.eventId)
  }
  if (row.open) fillRow()
  return row
}

function marketPanel(market: MarketView): HTMLElement {
  const send = (what: string, wish: object): Promise<void> =>
    change(what, `markets/${encodeURIComponent(market.marketId)}`, wish)
  const inputs = market.selections.map((selection) => ({
    selection,
    input: element('input', {
      value: selection.euroOdds,
      inputMode: 'decimal',
      ariaLabel: `Price of ${selection.name}`,
    }),
  }))
  const changed = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      inputs
        .filter(({ selection, input }) => input.value !== selection.euroOdds)
        .map(({ selection, input }) => [selection.side, input.value]),
    )
  const winner = element(
    'select',
    { ariaLabel: 'Winner' },
    new Option('Settle …', ''),
    ...market.selections.map(({ side, name }) => new Option(`${name} wins`, side)),
    new Option('Void', 'void'),
  )
  winner.onchange = () => {
    const settle =
      winner.value === 'void'
        ? Object.fromEntries(market.selections.map(({ side }) => [side, 'void']))
        : { [winner.value]: 'win' }
    return send('Settled.', { settle })
  }
  const isOver = market.status === 'settled'
  return element(
    'div',
    { className: 'market' },
    element(
      'div',
      { className: 'title' },
      element('b', {}, `${market.name} · ${market.tabName}`),
      element('span', { className: `status ${market.status}` }, market.status),
      ...(market.held ? [element('span', { className: 'status paused' }, 'by hand')] : []),
      element('span', { className: 'quiet' }, market.marketId),
    ),
    element(
      'div',
      { className: 'selections' },
      ...inputs.map(({ selection, input }) =>
        element('label', {}, `${selection.name} ${selection.handicap ?? selection.line ?? ''}`, input),
      ),
    ),
    ...(isOver
      ? []
      : [
          element(
            'div',
            { className: 'line' },
            button('Set prices', () => send('Prices set.', { prices: changed() })),
            market.status === 'open'
              ? button('Pause', () => send('Paused.', { status: 'paused' }))
              : button('Open', () => send('Opened.', { status: 'open' })),
            ...(market.held
              ? [button('Back to its feed', () => send('Its feed has it again.', { hold: false }))]
              : []),
            winner,
          ),
        ]),
  )
}

function button(text: string, onclick: () => Promise<void>): HTMLButtonElement {
  return element('button', { type: 'button', onclick }, text)
}
