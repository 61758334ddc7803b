/** The kinds of pictures that are taken from people. SVG is none of them: it can carry programs and addresses. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
