// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWhen, type Asking } from './asking.ts';

const WIDGET: Asking = { id: 'a', trigger: 'time', event: null, seconds: 30, cooldownDays: 7 };
const DAY_MS = 86_400_000;
const ask = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  ask.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks by the button alone where that is what opens it', () => {
  expect(askWhen({ ...WIDGET, trigger: 'button' }, ask)).toBeUndefined();
});

it('asks after its time, and again only when the days are over', () => {
  askWhen(WIDGET, ask);
  vi.advanceTimersByTime(29_999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(6 * DAY_MS);
  expect(askWhen(WIDGET, ask)).toBeUndefined();
  vi.advanceTimersByTime(DAY_MS);
  askWhen(WIDGET, ask);
  vi.advanceTimersByTime(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks once after the act it waits for, and never when it was stopped', () => {
  const act = (detail: string) => window.dispatchEvent(new CustomEvent('realty-act', { detail }));
  const stop = askWhen({ ...WIDGET, trigger: 'event', event: 'listing_saved', cooldownDays: 0 }, ask);
  act('tour_requested');
  expect(ask).not.toHaveBeenCalled();
  act('listing_saved');
  act('listing_saved');
  expect(ask).toHaveBeenCalledOnce();
  stop?.();
  askWhen({ ...WIDGET, trigger: 'event', event: 'listing_saved', cooldownDays: 0 }, ask)?.();
  act('listing_saved');
  expect(ask).toHaveBeenCalledOnce();
});

it('asks when the pointer leaves through the top', () => {
  askWhen({ ...WIDGET, trigger: 'exit' }, ask);
  document.dispatchEvent(new MouseEvent('mouseout', { clientY: 300, relatedTarget: null }));
  expect(ask).not.toHaveBeenCalled();
  document.dispatchEvent(new MouseEvent('mouseout', { clientY: 0, relatedTarget: null }));
  expect(ask).toHaveBeenCalledOnce();
});

it('never asks by itself where nothing may be kept', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(askWhen(WIDGET, ask)).toBeUndefined();
});
