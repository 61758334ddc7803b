export type Panes = 'plain' | 'columns' | 'grid' | 'double-hung' | 'arched' | 'factory';
