import type { Assumptions } from '../assume.ts'

/**
 * Links to paths of the client's own, which fetch what they lead to when somebody is about to follow them; not when they
 * are seen, nor as they are drawn. What makes a link of another component, and other looks for the link of where one is,
 * are left out: `aria-current` says it.
 */
export const routerLink: Assumptions = {
  edits: [
    [
      'const directExternalLink = resolveExternalLink(to, router.protocolAllowlist); if (directExternalLink !== void 0) { const state = [directExternalLink ?? void 0]; return [options, () => state]; } const dest = { ...options }; let source; let state; let hydrationState;',
      'const dest = { ...options }; let source; let state;',
    ],
    [
      'return [ dest, getLinkState, stableActiveOptions?.includeHash && (() => { const state = getLinkState(); return state[1] ? hydrationState ??= [state[0], false] : state; }) ];',
      'return [dest, getLinkState];',
    ],
    ['const [dest, getLinkState, getHydrationState] =', 'const [dest, getLinkState] ='],
    ['getLinkState, getHydrationState || getLinkState)', 'getLinkState, getLinkState)'],
    ['const externalLink = isActive === void 0 && href;', ''],
    [
      'const hasRenderFetched = React$1.useRef(false); const preload = options.reloadDocument || externalLink || linkDisabled ? false : userPreload ?? router.options.defaultPreload;',
      'const preload = linkDisabled ? false : userPreload ?? router.options.defaultPreload; if (preload && preload !== "intent" || options.reloadDocument || options.activeProps || options.inactiveProps || typeof options.children === "function") throw Error("left out of the router: options of links");',
    ],
    [
      'const isIntersecting = e?.isIntersecting; if (!(isIntersecting ?? preload === "intent")) { if (isIntersecting === false) cancelPreload(innerRef); return; }',
      'if (!preload) return;',
    ],
    [
      'if (!preload) return; if (preload === "render" && !hasRenderFetched.current) { hasRenderFetched.current = true; preloadLink(router, dest); } let active = true; let observer; if (preload === "viewport" && innerRef.current && typeof IntersectionObserver === "function") { observer = new IntersectionObserver((entries) => { if (active) enqueuePreload(entries.pop()); }, { rootMargin: "100px" }); observer.observe(innerRef.current); } return () => { active = false; observer?.disconnect(); cancelPreload(innerRef); };',
      'if (preload) return () => cancelPreload(innerRef);',
    ],
    ['if (externalLink) { props.href = externalLink; return props; } const handleClick', 'const handleClick'],
    [
      'const handleTouchStart = () => { if (preload === "intent") preloadLink(router, dest); };',
      'const handleTouchStart = () => { if (preload) preloadLink(router, dest); };',
    ],
    [
      'const handleLeave = () => { if (preload === "intent") cancelPreload(innerRef); };',
      'const handleLeave = () => cancelPreload(innerRef);',
    ],
    [
      'const { activeProps, inactiveProps, className, style, target } = options; const stateProps = functionalUpdate(isActive ? activeProps : inactiveProps, {}) ?? (isActive ? STATIC_ACTIVE_OBJECT : STATIC_EMPTY_OBJECT); Object.assign(props, stateProps); props.href = href; if (host !== "a") props.disabled = linkDisabled;',
      'const { className, target } = options; if (isActive) props.className = className ? `${className} active` : "active"; props.href = href;',
    ],
    [
      'const stateStyle = stateProps.style; if (style || stateStyle) props.style = style && stateStyle ? { ...style, ...stateStyle } : style || stateStyle; const stateClassName = stateProps.className; if (className || stateClassName) props.className = className ? stateClassName ? `${className} ${stateClassName}` : className : stateClassName;',
      '',
    ],
    [
      '|| key === "type" && host !== void 0 || key === "disabled" && host === "a") continue;',
      '|| key === "disabled") continue;',
    ],
    [
      'const host = props._asChild || "a"; const linkProps = useLinkProps(props, ref, host); const children = typeof props.children === "function" ? props.children({ isActive: linkProps["data-status"] === "active" }) : props.children; return React$1.createElement(host, linkProps, children);',
      'return React$1.createElement("a", useLinkProps(props, ref, "a"), props.children);',
    ],
  ],
}

/** Screens of routes as no server has rendered them; what is not found is an address, which the root's screen tells. */
export const routerMatch: Assumptions = {
  results: { isNotFound: '!1', canWrapInSuspense: '!0' },
  edits: [
    [
      'const routeNotFoundComponent = route.isRoot ? route.options.notFoundComponent ?? router.options.notFoundRoute?.options.component : route.options.notFoundComponent; const resolvedNoSsr = match.ssr === false || match.ssr === "data-only";',
      '',
    ],
    ['(route.options.errorComponent?.preload || resolvedNoSsr)', 'route.options.errorComponent?.preload'],
    [
      'if (resolvedNoSsr) content = /* @__PURE__ */ jsx(ClientOnly, { fallback: pendingElement, children: content });',
      '',
    ],
    ['if (routeNotFoundComponent) content =', 'if (!1) content ='],
    [
      'error.routeId ??= match.routeId; if (error.routeId !== match.routeId) throw error; const notFoundElement = React$1.createElement(routeNotFoundComponent, error);',
      'const notFoundElement = null;',
    ],
    [
      'const ShellComponent = route.isRoot && route.options.shellComponent; return ShellComponent ?',
      'return !1 ?',
    ],
    ['/* @__PURE__ */ jsxs(ShellComponent, { children: [content, scrollRestoration] })', 'null'],
    [
      'const remountDeps = (route.options.remountDeps ?? router.options.defaultRemountDeps)?.({ routeId, loaderDeps: match.loaderDeps, params: match._strictParams, search: match._strictSearch }); return remountDeps ? JSON.stringify(remountDeps) : void 0;',
      '',
    ],
  ],
}

/** A boundary always has a component of ours to show (`disableGlobalCatchBoundary` is set). */
export const routerBoundary: Assumptions = {
  edits: [['this.props.errorComponent ?? ErrorComponent', 'this.props.errorComponent']],
}

/** Routes offer the hooks that screens call of them, and no others. */
export const routerHooks: Assumptions = {
  members: {
    useMatch: 3,
    useRouteContext: 3,
    useSearch: 3,
    useLoaderData: 3,
    useNavigate: 3,
    Link: 3,
  },
}
