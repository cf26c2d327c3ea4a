import type { Assumptions } from '../assume.ts'

/**
 * The history of the browser's own addresses, for as long as the page lives. Nothing stops a member from leaving a screen
 * (`block`): a bet lives on beside them.
 */
export const routerHistory: Assumptions = {
  edits: [
    [
      'const handleIndexChange = (action) => { if (opts.notifyOnIndexChange ?? true) notify(action); else location = opts.getLocation(); };',
      '',
    ],
    [
      'const tryNavigation = async (args) => { const blockers = args.navigateOpts?.ignoreBlocker ? void 0 : opts.getBlockers?.(); if (typeof document !== "undefined" && blockers?.length && (args.type === "PUSH" || args.type === "REPLACE")) for (const blocker of blockers) { const nextLocation = parseHref(args.path, args.state); if (await blocker.blockerFn({ currentLocation: location, nextLocation, action: args.type })) { opts.onBlocked?.(); return; } } args.task(); };',
      '',
    ],
    [
      'tryNavigation({ task: () => { opts.pushState(path, state); notify({ type: "PUSH" }); }, navigateOpts, type: "PUSH", path, state });',
      'opts.pushState(path, state); notify({ type: "PUSH" });',
    ],
    [
      'tryNavigation({ task: () => { opts.replaceState(path, state); notify({ type: "REPLACE" }); }, navigateOpts, type: "REPLACE", path, state });',
      'opts.replaceState(path, state); notify({ type: "REPLACE" });',
    ],
    [
      'tryNavigation({ task: () => { opts.go(index, navigateOpts?.ignoreBlocker ?? false); handleIndexChange({ type: "GO", index }); }, navigateOpts, type: "GO" });',
      'opts.go(index); location = opts.getLocation();',
    ],
    [
      'tryNavigation({ task: () => { opts.back(navigateOpts?.ignoreBlocker ?? false); handleIndexChange({ type: "BACK" }); }, navigateOpts, type: "BACK" });',
      'opts.back(); location = opts.getLocation();',
    ],
    [
      'tryNavigation({ task: () => { opts.forward(navigateOpts?.ignoreBlocker ?? false); handleIndexChange({ type: "FORWARD" }); }, navigateOpts, type: "FORWARD" });',
      'opts.forward(); location = opts.getLocation();',
    ],
    [
      'block: (blocker) => { if (!opts.setBlockers) return () => {}; const blockers = opts.getBlockers?.() ?? []; opts.setBlockers([...blockers, blocker]); return () => { const blockers = opts.getBlockers?.() ?? []; opts.setBlockers?.(blockers.filter((b) => b !== blocker)); }; },',
      '',
    ],
    ['destroy: () => opts.destroy?.(),', ''],
    ['notify, _getBlockers: () => opts.getBlockers?.() ?? []', 'notify'],
    [
      'let blockers = []; const _getBlockers = () => blockers; const _setBlockers = (newBlockers) => blockers = newBlockers; const createHref',
      'const createHref',
    ],
    [
      'let rollbackLocation; let nextPopIsGo = false; let ignoreNextPop = false; let skipBlockerNextPop = false; let ignoreNextBeforeUnload = false;',
      'let nextPopIsGo = false;',
    ],
    ['next = void 0; rollbackLocation = void 0;', 'next = void 0;'],
    ['if (!hasPendingAction) rollbackLocation = currentLocation;', ''],
    [
      'ignoreNextBeforeUnload = false; if (ignoreNextPop) { ignoreNextPop = false; return; } const nextLocation',
      'const nextLocation',
    ],
    ['const action = isGo ? "GO" : isBack ? "BACK" : "FORWARD";', ''],
    [
      'if (skipBlockerNextPop) skipBlockerNextPop = false; else { const blockers = _getBlockers(); if (typeof document !== "undefined" && blockers.length) { for (const blocker of blockers) if (await blocker.blockerFn({ currentLocation, nextLocation, action })) { ignoreNextPop = true; win.history.go(-delta); history.notify(notify); return; } } }',
      '',
    ],
    [
      'const onBeforeUnload = (e) => { if (ignoreNextBeforeUnload) { ignoreNextBeforeUnload = false; return; } let shouldBlock = false; const blockers = _getBlockers(); if (typeof document !== "undefined" && blockers.length) for (const blocker of blockers) { const shouldHaveBeforeUnload = blocker.enableBeforeUnload ?? true; if (shouldHaveBeforeUnload === true) { shouldBlock = true; break; } if (typeof shouldHaveBeforeUnload === "function" && shouldHaveBeforeUnload() === true) { shouldBlock = true; break; } } if (shouldBlock) { e.preventDefault(); return e.returnValue = ""; } };',
      '',
    ],
    [
      'back: (ignoreBlocker) => { if (ignoreBlocker) { skipBlockerNextPop = true; ignoreNextBeforeUnload = true; } return win.history.back(); }, forward: (ignoreBlocker) => { if (ignoreBlocker) { skipBlockerNextPop = true; ignoreNextBeforeUnload = true; } win.history.forward(); }, go: (n, ignoreBlocker) => { nextPopIsGo = true; if (ignoreBlocker) { skipBlockerNextPop = true; ignoreNextBeforeUnload = true; } win.history.go(n); },',
      'back: () => { win.history.back(); }, forward: () => { win.history.forward(); }, go: (n) => { nextPopIsGo = true; win.history.go(n); },',
    ],
    [
      'createHref, flush, destroy: () => { win.history.pushState = originalPushState; win.history.replaceState = originalReplaceState; win.removeEventListener(beforeUnloadEvent, onBeforeUnload, { capture: true }); win.removeEventListener(popStateEvent, onPushPopEvent); }, onBlocked: () => { if (rollbackLocation && currentLocation !== rollbackLocation) currentLocation = rollbackLocation; }, getBlockers: _getBlockers, setBlockers: _setBlockers, notifyOnIndexChange: false });',
      'createHref, flush });',
    ],
    [
      'history._ignoreNextBeforeUnload = (href) => { ignoreNextBeforeUnload = false; try { href = new URL(href, win.document.baseURI).href; ignoreNextBeforeUnload = /^https?:/.test(href) && (!href.includes("#") || href.split("#")[0] !== win.location.href.split("#")[0]); } catch {} }; win.addEventListener(beforeUnloadEvent, onBeforeUnload, { capture: true });',
      '',
    ],
  ],
}
