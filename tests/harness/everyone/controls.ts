import type { CDPSession, Page } from '@playwright/test'

/** What can be pressed, typed into or chosen on a screen, as the browser tells assistive technology of it. */
export interface Control {
  readonly role: string
  readonly name: string
  /** What is written on it or on its label, without what is only heard. */
  readonly shown: string
  /** Where a link leads. */
  readonly leads: string | null
  /** The parts of the page that it is in, from within, by role and name; without the items of lists. */
  readonly within: readonly string[]
  readonly html: string
}

/** Where a control is in the page's tree, while it is looked at. */
const mark = 'data-looked-at'

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=menuitemradio], [role=switch], [role=checkbox], [role=radio], [role=combobox], [role=slider], [contenteditable=true], [tabindex="0"]'

/** A screen reader says where an item of a list is; this does not tell two controls of the same name apart. */
const unheard = new Set([
  'listitem',
  'list',
  'generic',
  'none',
  'paragraph',
  'row',
  'rowgroup',
  'LayoutTable',
])

interface Marked {
  readonly shown: string
  readonly leads: string | null
  readonly html: string
}

interface TreeNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly backendDOMNodeId?: number
  readonly role?: { value?: unknown }
  readonly name?: { value?: unknown }
}

const textOf = (value: { value?: unknown } | undefined): string =>
  typeof value?.value === 'string' ? value.value.replaceAll(/\s+/g, ' ').trim() : ''

/** The controls of the page that a member can come by: of an open dialog alone, where there is one. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const marked = await markControls(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  try {
    const [tree, marks] = await Promise.all([treeOf(session), marksOf(session)])
    const byId = new Map(tree.map((node) => [node.nodeId, node]))
    const found: Control[] = []
    for (const node of tree) {
      const at = marks.get(node.backendDOMNodeId ?? -1)
      const control = at === undefined ? undefined : marked[at]
      if (control === undefined) continue
      const within: string[] = []
      for (let up = byId.get(node.parentId ?? ''); up !== undefined; up = byId.get(up.parentId ?? '')) {
        const role = textOf(up.role)
        if (!up.ignored && !unheard.has(role)) within.push(`${role} ${textOf(up.name)}`.trim())
      }
      found.push({ ...control, role: node.ignored ? '' : textOf(node.role), name: textOf(node.name), within })
    }
    return found
  } finally {
    await session.detach()
    await page.evaluate((name) => {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
    }, mark)
  }
}

async function treeOf(session: CDPSession): Promise<readonly TreeNode[]> {
  return (await session.send('Accessibility.getFullAXTree')).nodes
}

/** Which control an element is, by the element's number in the browser. */
async function marksOf(session: CDPSession): Promise<Map<number, number>> {
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
  const marks = new Map<number, number>()
  for (const { backendNodeId, attributes = [] } of nodes) {
    const at = attributes.indexOf(mark)
    if (at >= 0) marks.set(backendNodeId, Number(attributes[at + 1]))
  }
  return marks
}

function markControls(page: Page): Promise<Marked[]> {
  return page.evaluate(
    ([selector, name]) => {
      const isOnlyHeard = (element: Element): boolean => {
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          const { width } = at.getBoundingClientRect()
          const { clipPath, position } = getComputedStyle(at)
          if (position === 'absolute' && clipPath !== 'none' && width <= 1) return true
        }
        return false
      }
      const shownOn = (element: Element): string => {
        const words: string[] = []
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode
          if (parentElement === null || textContent?.trim() === '') continue
          if (parentElement.closest('svg, style, script, option') !== null) continue
          const isSeen = parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          if (isSeen && !isOnlyHeard(parentElement)) words.push(textContent ?? '')
        }
        return words.join(' ').replaceAll(/\s+/g, ' ').trim()
      }
      const isField = (element: Element) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      return [...modal.querySelectorAll(selector)]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect()
          return (
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            width > 1 &&
            height > 1 &&
            element.closest('[inert]') === null
          )
        })
        .map((element, at) => {
          const html = element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 160)
          element.setAttribute(name, String(at))
          // What is chosen in a combobox is its value and not its label.
          const isValue = element.getAttribute('role') === 'combobox'
          return {
            shown: isField(element)
              ? [...(element.labels ?? [])].map(shownOn).join(' ')
              : isValue
                ? ''
                : shownOn(element),
            leads: element instanceof HTMLAnchorElement ? element.href : null,
            html,
          }
        })
    },
    [controls, mark] as const,
  )
}
