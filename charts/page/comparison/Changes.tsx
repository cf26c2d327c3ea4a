import type { Table } from '../../diff/tables.ts'

const captions: Readonly<Record<Table['of'], string>> = {
  states: 'Changed states',
  transitions: 'Changed transitions',
  words: 'Changed words',
}

/** What has changed in a machine's chart, as `npm run charts -- diff` prints it [CHART-03]. */
export function Changes({ name, tables }: { readonly name: string; readonly tables: readonly Table[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard, too
    <section className="session changes" aria-label={`Changes of ${name}`} tabIndex={0}>
      {tables.length === 0 && <p>Nothing has changed in {name}.</p>}
      {tables.map(({ of, head, rows }) => (
        <table key={of}>
          <caption>{captions[of]}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell === '' ? 'change' : cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('\n')} className={row[0]}>
                {row.map((cell, at) => (
                  <td key={head[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
