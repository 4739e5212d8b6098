import { type ComponentType, createElement, type VNode } from 'preact';

/**
 * JSX runtime at a fraction of the size of Preact's own, which also serves precompiled templates.
 * The build puts this in place of `preact/jsx-runtime`; the types still come from there.
 */
export const jsx = (type: string, props: object, key?: string): VNode =>
  createElement(type as unknown as ComponentType, key === undefined ? props : { ...props, key });

export const jsxs = jsx;
