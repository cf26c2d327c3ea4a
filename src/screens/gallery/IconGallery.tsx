import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { games } from '#domain/market/game.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { iconNames } from '#src/ui/icon/paths.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  page: css({
    maxWidth: 1140,
    margin: '0 auto',
    padding: space[4],
    display: 'grid',
    gap: space[4],
    '> h1': { fontSize: text.l },
    h2: { fontSize: text.m, color: 'var(--text-2)' },
  }),
  section: css({ display: 'grid', gap: space[3] }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: space[2],
  }),
  item: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    minWidth: 0,
    padding: space[3],
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    textAlign: 'center',
    code: { fontSize: text.s, color: 'var(--text-2)', overflowWrap: 'anywhere', userSelect: 'all' },
  }),
  sizes: css({ display: 'flex', alignItems: 'center', gap: space[4], minHeight: 32 }),
}

/** Every icon of the product by its name, at the sizes in which it is used [ROUTE-12, DEVICE-03]. */
export function IconGallery() {
  return (
    <main css={styles.page}>
      <ScreenHeading>
        <Trans>Icons</Trans>
      </ScreenHeading>
      <Section title={<Trans>Symbols</Trans>}>
        {iconNames.map((name) => (
          <Item key={name} name={name}>
            <Icon name={name} />
            <Icon name={name} size={24} />
          </Item>
        ))}
      </Section>
      <Section title={<Trans context="game titles">Games</Trans>}>
        {games.map((game) => (
          <Item key={game.id} name={game.name}>
            <GameIcon game={game} size={16} />
            <GameIcon game={game} size={24} />
          </Item>
        ))}
      </Section>
    </main>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section css={styles.section}>
      <h2>{title}</h2>
      <ul css={styles.grid}>{children}</ul>
    </section>
  )
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li css={styles.item}>
      <span css={styles.sizes}>{children}</span>
      <code>{name}</code>
    </li>
  )
}
