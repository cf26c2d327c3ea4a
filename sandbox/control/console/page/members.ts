import { ask, call, element, field, fill, one, timeText } from './parts.ts'

/** Does something, tells how it went, and shows what is so now. */
type Act = (what: string, work: () => Promise<unknown>) => Promise<void>

let shownLedger: string | null = null

/** Shows the members with their balances; by a press on one, their ledger. */
export async function showMembers(act: Act): Promise<void> {
  const { members } = await ask('members')
  const select = one('#launch [name=member]', HTMLSelectElement)
  if (select.options.length === 0) {
    const options = (): HTMLOptionElement[] => members.map(({ member }) => new Option(member, member))
    select.append(...options(), new Option('guest', ''))
    one('#money [name=member]', HTMLSelectElement).append(...options())
  }
  fill(
    one('#members tbody', HTMLTableSectionElement),
    members.map(({ member, balance, currency, meaning }) =>
      element(
        'tr',
        {},
        element(
          'td',
          {},
          element(
            'button',
            { type: 'button', className: 'link', onclick: () => showLedger(member, act) },
            member,
          ),
        ),
        element('td', { className: 'number' }, `${balance} ${currency}`),
        element('td', {}, meaning),
      ),
    ),
  )
}

/** Shows again the ledger that is shown, if one is. */
export async function showShownLedger(act: Act): Promise<void> {
  if (shownLedger !== null) await showLedger(shownLedger, act)
}

async function showLedger(member: string, act: Act): Promise<void> {
  shownLedger = member
  const { wallet, bets, entries, uniques, problems } = await ask(
    'ledger',
    `?member=${encodeURIComponent(member)}`,
  )
  field('ledger-of').textContent = `${member}: ${wallet.balance} ${wallet.currency}`
  fill(field('ledger'), [
    ...problems.map((problem) => element('p', { className: 'status loss' }, problem)),
    ...table(
      'Bets',
      ['Ticket', 'Kind', 'On', 'Stake', 'Odds', 'Result', 'Back'],
      bets.toReversed().map((bet) => [
        bet.ticketNum,
        bet.ticketType,
        bet.legs.map((leg) => `${leg.marketId} ${leg.side} ${leg.handicap ?? leg.line ?? ''}`).join(', '),
        bet.amount,
        // The odds of many legs have as many decimals as they had together.
        bet.euroOdds.replace(/(\.\d\d)\d+/, '$1'),
        element('span', { className: `status ${bet.status}` }, bet.status),
        bet.returns ?? giveBack(bet.ticketNum, act),
      ]),
    ),
    ...table(
      'Entries',
      ['At', 'Kind', 'Amount', 'Balance', 'Ticket'],
      entries
        .toReversed()
        .map((entry) => [
          timeText(entry.at),
          entry.kind,
          entry.amount,
          entry.balanceAfter,
          entry.ticketNum ?? '',
        ]),
    ),
    ...table(
      'Keys',
      ['Key', 'Became'],
      uniques.toReversed().map(({ key, status }) => [element('code', {}, key), status]),
    ),
  ])
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (Node | string)[])[],
): HTMLElement[] {
  const cells = rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, cell))))
  return [
    element('h3', {}, title),
    rows.length === 0
      ? element('p', { className: 'quiet' }, 'None.')
      : element(
          'div',
          { className: 'scroll' },
          element(
            'table',
            {},
            element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', {}, head)))),
            element('tbody', {}, ...cells),
          ),
        ),
  ]
}

function giveBack(ticketNum: string, act: Act): HTMLButtonElement {
  const onclick = (): Promise<void> =>
    act(`${ticketNum} was given back.`, () => call('POST', `bets/${ticketNum}`, { void: true }))
  return element('button', { type: 'button', className: 'link', onclick }, 'Give back')
}
