import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import { floating, layer, radius, space, text, touch } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'

import type { SlipCodes } from '../useSlipCodes.tsx'
import { kindsStyle } from './kindsStyle.ts'

const styles = {
  more: css({
    color: 'var(--text-2)',
    fontSize: text.m,
    lineHeight: 1,
    '&[aria-expanded="true"]': { background: 'var(--surface-4)', color: 'var(--text-1)' },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  menu: css({
    position: 'absolute',
    zIndex: layer.overRows,
    top: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    display: 'grid',
    minWidth: 180,
    padding: space[1],
    borderRadius: radius.m,
    background: 'var(--surface-4)',
    boxShadow: floating,
  }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: 36,
    padding: `0 ${space[3]}px`,
    borderRadius: radius.s,
    color: 'var(--text-1)',
    fontSize: text.s,
    fontWeight: 500,
    textAlign: 'start',
    '&[aria-checked="true"]': { fontWeight: 600 },
    '&:hover, &:focus': { background: 'var(--surface-3)' },
    '&:focus-visible': { outlineOffset: -2 },
    [touch]: { minHeight: 44 },
  }),
  count: css({ color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
  line: css({
    width: '100%',
    margin: `${space[1]}px 0`,
    border: 0,
    borderTop: '1px solid var(--border-strong)',
  }),
}

interface MoreKindsProps {
  readonly kinds: readonly { readonly name: BetKind; readonly count: number }[]
  readonly chosen: BetKind
  readonly onChoose: (kind: BetKind) => void
  /** The ways to pass the slip on and to take one over; null where the partner has none. */
  readonly codes: SlipCodes | null
}

/** The kinds of bet that have no part of their own, and bet codes: a menu, by the keyboard's rules as well. */
export function MoreKinds({ kinds, chosen, onChoose, codes }: MoreKindsProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = isOpen ? menu.current?.firstElementChild : null
    if (first instanceof HTMLElement) first.focus()
  }, [isOpen])
  const label = codes === null ? t`More bet types` : t`More bet types and bet codes`
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const items = [...event.currentTarget.querySelectorAll('button')]
    const at = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to !== undefined) items.at(to % items.length)?.focus()
    else if (event.key === 'Escape') close()
    else return
    // Escape closes the menu, and not what it stands in.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        css={[kindsStyle.part, kindsStyle.more, styles.more]}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </button>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          css={styles.menu}
          onKeyDown={move}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget !== opener.current && !currentTarget.contains(relatedTarget)) setOpen(false)
          }}
        >
          {kinds.map(({ name, count }) => (
            <button
              key={name}
              type="button"
              role="menuitemradio"
              css={styles.item}
              aria-checked={name === chosen}
              tabIndex={-1}
              onClick={() => {
                close()
                onChoose(name)
              }}
            >
              {betKindName(i18n, name)} {count > 0 && <span css={styles.count}>{count}</span>}
            </button>
          ))}
          {codes !== null && (
            <>
              <hr css={styles.line} />
              {codes.onMake !== null && (
                <Item onPress={codes.onMake} onClose={close}>
                  <Trans>Get a bet code</Trans>
                </Item>
              )}
              <Item onPress={codes.onEnter} onClose={close}>
                <Trans>Enter a bet code</Trans>
              </Item>
            </>
          )}
        </div>
      )}
    </>
  )
}

interface ItemProps {
  readonly onPress: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function Item({ onPress, onClose, children }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      css={styles.item}
      tabIndex={-1}
      onClick={() => {
        // The focus is back where the dialog gives it to.
        onClose()
        onPress()
      }}
    >
      {children}
    </button>
  )
}
